import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import { createEvent } from './create.ts';
import { createEventCity } from './event-cities/create.ts';
import { listEventCities } from './event-cities/list.ts';
import { removeEventCities } from './event-cities/remove.ts';
import { listEvents } from './list.ts';
import { listSlotMoves } from './listSlotMoves.ts';
import { updateEvent } from './update.ts';

/** Events, their slots' moves, and the cities they take place in. */
export const eventRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('events.list'), listEvents);
  serve(app, services, callOf('events.create'), createEvent);
  serve(app, services, callOf('events.update'), updateEvent);
  serve(app, services, callOf('events.slotMoves'), listSlotMoves);

  serve(app, services, callOf('eventCities.list'), listEventCities);
  serve(app, services, callOf('eventCities.create'), createEventCity);
  serve(app, services, callOf('eventCities.remove'), removeEventCities);
};
