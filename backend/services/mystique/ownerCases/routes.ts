import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import { serveRecords } from '../../../tables/declareRecords.ts';
import { activeAgents, casesOfAgent, ownerCaseRecords, reassignCases } from './ownerCases.ts';

/** Owner cases that change hands (part 3 section 7). */
export const ownerCaseRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, ownerCaseRecords);
  serve(app, services, callOf('ownerCases.activeAgents'), activeAgents);
  serve(app, services, callOf('ownerCases.ofAgent'), casesOfAgent);
  serve(app, services, callOf('ownerCases.reassign'), reassignCases);
};
