import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import {
  closureDateChangeRecords,
  closureDateDealRecords,
  closureDateRecords,
} from './closureDateRecords.ts';
import { decideClosureDate, setClosureDate } from './setClosureDate.ts';

/** When sales months close. */
export const closureDateRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, closureDateRecords);
  serveRecords(app, services, closureDateChangeRecords);
  serveRecords(app, services, closureDateDealRecords);
  serve(app, services, callOf('closureDates.set'), setClosureDate);
  serve(app, services, callOf('closureDateChanges.decide'), decideClosureDate);
};
