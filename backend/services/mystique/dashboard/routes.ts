import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../calls/Context.ts';
import { serveRecords } from '../../../tables/declareRecords.ts';
import { dashboardActionRecords } from './dashboardActions.ts';

/** What was done with one's cases. */
export const dashboardActionRoutes = (app: FastifyInstance, services: Services): void =>
  serveRecords(app, services, dashboardActionRecords);
