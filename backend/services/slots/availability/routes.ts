import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import { getFill } from './getFill.ts';
import { freeOnAll } from './freeOnAll.ts';
import { slotCaps } from './slotCaps.ts';
import { slotsElsewhere } from './slotsElsewhere.ts';
import { getSlotAvailability } from './get.ts';

/** The call of the ad service. */
export const slotAvailabilityRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('slotAvailability.get'), getSlotAvailability);
  serve(app, services, callOf('slotAvailability.elsewhere'), slotsElsewhere);
  serve(app, services, callOf('slotAvailability.freeOnAll'), freeOnAll);
  serve(app, services, callOf('slotAvailability.caps'), slotCaps);
  serve(app, services, callOf('slotAvailability.fill'), getFill);
};
