import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import { createMonetizableCity } from './create.ts';
import { listMonetizableCities } from './list.ts';
import { removeMonetizableCities } from './remove.ts';

/** Cities in which the marketplace sells. */
export const monetizableCityRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('monetizableCities.list'), listMonetizableCities);
  serve(app, services, callOf('monetizableCities.create'), createMonetizableCity);
  serve(app, services, callOf('monetizableCities.remove'), removeMonetizableCities);
};
