import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { listStandings } from './listStandings.ts';

export const clientStandingRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('clientStandings.list'), listStandings);
};
