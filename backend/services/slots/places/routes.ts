import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import { bulkProjects } from './bulkProjects.ts';
import { listPolygons } from './listPolygons.ts';
import { suggestBuilders } from './suggestBuilders.ts';
import { suggestDeals } from './suggestDeals.ts';
import { suggestListings } from './suggestListings.ts';
import { suggestPolygons } from './suggestPolygons.ts';
import { suggestProjects } from './suggestProjects.ts';
import { suggestSupplyUsers } from './suggestSupplyUsers.ts';

/** What the forms of slots choose from. */
export const slotPlaceRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('polygons.list'), listPolygons);
  serve(app, services, callOf('polygons.suggest'), suggestPolygons);
  serve(app, services, callOf('projects.suggest'), suggestProjects);
  serve(app, services, callOf('projects.bulk'), bulkProjects);
  serve(app, services, callOf('builders.suggest'), suggestBuilders);
  serve(app, services, callOf('listings.suggest'), suggestListings);
  serve(app, services, callOf('slotDeals.suggest'), suggestDeals);
  serve(app, services, callOf('supplyUsers.suggest'), suggestSupplyUsers);
};
