import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { agentBranchMappingRecords } from './agentBranchMappings.ts';
import {
  callingAgentMappingRecords,
  cityAgentMappingRecords,
  digiliteMappingRecords,
  localityAgentMappingRecords,
} from './agentMappings.ts';
import { capRecords } from './caps.ts';
import { closureDateRoutes } from './closureDates/routes.ts';
import { erpRoutes } from './erp/routes.ts';
import { eventCityRecords } from './eventCities.ts';
import { eventRecords, listSlotMoves, updateEvent } from './events.ts';
import { monetizableCityRecords } from './monetizableCities.ts';
import { listCityTiers } from './places/listCityTiers.ts';
import { localityList, mappingList, subscriptionRegionList } from './places/places.ts';
import { localityInsightList } from './places/localityInsights.ts';
import { suggestLocalities } from './places/suggestLocalities.ts';
import { listReferenceData } from './reference/listReferenceData.ts';
import { regionRecords } from './regions.ts';
import { updateTwinRoutes } from './updateTwins.ts';

/** Places, events and caps: records behind documented calls, and what departs from them. */
export const setupRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('reference.list'), listReferenceData);

  serveRecords(app, services, monetizableCityRecords);
  serveRecords(app, services, regionRecords);
  serve(app, services, localityList.call, localityList.verb);
  serve(app, services, mappingList.call, mappingList.verb);
  serve(app, services, subscriptionRegionList.call, subscriptionRegionList.verb);
  serve(app, services, localityInsightList.call, localityInsightList.verb);
  serve(app, services, callOf('localities.suggest'), suggestLocalities);
  serve(app, services, callOf('cityTiers.list'), listCityTiers);

  serveRecords(app, services, eventRecords, { update: updateEvent });
  serve(app, services, callOf('events.slotMoves'), listSlotMoves);
  serveRecords(app, services, eventCityRecords);
  serveRecords(app, services, capRecords);
  closureDateRoutes(app, services);
  erpRoutes(app, services);
  serveRecords(app, services, cityAgentMappingRecords);
  serveRecords(app, services, localityAgentMappingRecords);
  serveRecords(app, services, callingAgentMappingRecords);
  serveRecords(app, services, digiliteMappingRecords);
  serveRecords(app, services, agentBranchMappingRecords);
  updateTwinRoutes(app, services);
};
