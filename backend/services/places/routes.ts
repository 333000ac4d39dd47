import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { listCities } from './listCities.ts';
import { listCityTiers } from './listCityTiers.ts';
import { localityInsightList } from './localityInsights.ts';
import { monetizableCityRecords } from './monetizableCities.ts';
import { localityList, mappingList, subscriptionRegionList } from './places.ts';
import { regionRecords } from './regions.ts';
import { suggestLocalities } from './suggestLocalities.ts';

/** Cities, regions and localities. */
export const placeRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, monetizableCityRecords);
  serveRecords(app, services, regionRecords);
  serve(app, services, callOf('cities.list'), listCities);
  serve(app, services, localityList.call, localityList.verb);
  serve(app, services, mappingList.call, mappingList.verb);
  serve(app, services, subscriptionRegionList.call, subscriptionRegionList.verb);
  serve(app, services, localityInsightList.call, localityInsightList.verb);
  serve(app, services, callOf('localities.suggest'), suggestLocalities);
  serve(app, services, callOf('cityTiers.list'), listCityTiers);
};
