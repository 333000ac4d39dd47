import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { renewalRecords } from './renewalRecords.ts';
import { summariseRenewals } from './summary.ts';

/** What ends and what has ended. */
export const renewalRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, renewalRecords);
  serve(app, services, callOf('renewals.summary'), summariseRenewals);
};
