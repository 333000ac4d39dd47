import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { agentCallRecords, agentSaleRecords } from './behindFigures.ts';
import { accountActions, opportunityActions } from './getActions.ts';
import { readLeaderboard, readPerformance } from './performance.ts';
import { readStandings } from './standings.ts';

/** Figures of people, and the rows behind them. */
export const performanceRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, agentCallRecords);
  serveRecords(app, services, agentSaleRecords);
  serve(app, services, callOf('performance.read'), readPerformance);
  serve(app, services, callOf('performance.leaderboard'), readLeaderboard);
  serve(app, services, callOf('performance.standings'), readStandings);
  serve(app, services, callOf('sac.getActions'), accountActions);
  serve(app, services, callOf('soc.getActions'), opportunityActions);
};
