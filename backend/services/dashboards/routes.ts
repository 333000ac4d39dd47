import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { getDashboard, refuseDashboard } from './get.ts';
import { listTileRows } from './listTileRows.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { dashboardActionRecords } from './dashboardActions.ts';

/** Numbers of dashboards and the lists behind them. */
export const dashboardRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('dashboard.get'), getDashboard, refuseDashboard);
  serve(app, services, callOf('tileLists.list'), listTileRows);
  serveRecords(app, services, dashboardActionRecords);
};
