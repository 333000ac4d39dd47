import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { slotAvailabilityRoutes } from './availability/routes.ts';
import { slotHoldRoutes } from './holds/routes.ts';
import { slotKinds } from './kinds/slotKinds.ts';
import { listLanguages } from './kinds/listLanguages.ts';
import { slotMediaRoutes } from './media/routes.ts';
import { npSlotRoutes } from './npSlots/routes.ts';
import { slotPlaceRoutes } from './places/routes.ts';
import { videoTourRoutes } from './videoTour/routes.ts';

/** The kinds, then what some have of their own. */
const parts = [
  ...slotKinds.map(({ routes }) => routes),
  videoTourRoutes,
  npSlotRoutes,
  slotAvailabilityRoutes,
  slotHoldRoutes,
  slotMediaRoutes,
  slotPlaceRoutes,
];

/** Advertising slots: booking, media, places, holds and the calendar. */
export const allSlotRoutes = (app: FastifyInstance, services: Services): void => {
  for (const part of parts) part(app, services);
  serve(app, services, callOf('stories.languages'), listLanguages);
};
