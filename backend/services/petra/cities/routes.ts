import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import { listCities } from './list.ts';

/** The cities there are. */
export const cityRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('cities.list'), listCities);
};
