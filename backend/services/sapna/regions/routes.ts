import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import { createRegion } from './create.ts';
import { getRegion } from './get.ts';
import { listRegions } from './list.ts';
import { listCityTiers } from './places/listCityTiers.ts';
import { listLocalities } from './places/listLocalities.ts';
import { listMappings } from './places/listMappings.ts';
import { listSubscriptionRegions } from './places/listSubscriptionRegions.ts';
import { suggestLocalities } from './places/suggestLocalities.ts';
import { removeRegion, removeRegions } from './remove.ts';
import { updateRegion } from './update.ts';

/** Regions, their localities, and what else is known of places. */
export const regionRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('regions.list'), listRegions);
  serve(app, services, callOf('regions.get'), getRegion);
  serve(app, services, callOf('regions.create'), createRegion);
  serve(app, services, callOf('regions.update'), updateRegion);
  serve(app, services, callOf('regions.remove'), removeRegions);
  serve(app, services, callOf('regions.removeOne'), removeRegion);

  serve(app, services, callOf('localities.list'), listLocalities);
  serve(app, services, callOf('localities.suggest'), suggestLocalities);
  serve(app, services, callOf('localityRegionMappings.list'), listMappings);
  serve(app, services, callOf('subscriptionRegions.list'), listSubscriptionRegions);
  serve(app, services, callOf('cityTiers.list'), listCityTiers);
};
