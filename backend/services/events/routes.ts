import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { addEventCities } from './addEventCities.ts';
import { eventCityRecords } from './eventCities.ts';
import { eventRecords, listSlotMoves, updateEvent } from './events.ts';

/** Events and the cities they take place in. */
export const eventRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, eventRecords, { update: updateEvent });
  serve(app, services, callOf('events.slotMoves'), listSlotMoves);
  serveRecords(app, services, eventCityRecords);
  serve(app, services, callOf('eventCities.addMany'), addEventCities);
};
