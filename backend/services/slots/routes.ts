import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { slotAvailabilityRoutes } from './availability/routes.ts';
import { slotRoutes } from './booking/slotRoutes.ts';
import { slotVerbs } from './booking/slotVerbs.ts';
import { slotHoldRoutes } from './holds/routes.ts';
import { adPackageKind } from './kinds/adPackageKind.ts';
import { audienceMaximizerKind } from './kinds/audienceMaximizerKind.ts';
import { micrositeKind } from './kinds/micrositeKind.ts';
import { siteTakeoverKind } from './kinds/siteTakeoverKind.ts';
import { storyKind } from './kinds/storyKind.ts';
import { listLanguages } from './kinds/storyLanguages.ts';
import { slotMediaRoutes } from './media/routes.ts';
import { npSlotRoutes } from './npSlots/routes.ts';
import { slotPlaceRoutes } from './places/routes.ts';
import { videoTourRoutes } from './videoTour/routes.ts';

/** Every kind of slots whose calls are those that kinds share (record 0160), then what kinds have of their own. */
const parts = [
  slotRoutes('siteTakeovers', slotVerbs(siteTakeoverKind)),
  slotRoutes('stories', slotVerbs(storyKind)),
  slotRoutes('audienceMaximizers', slotVerbs(audienceMaximizerKind)),
  slotRoutes('microsites', slotVerbs(micrositeKind)),
  slotRoutes('adPackages', slotVerbs(adPackageKind)),
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
