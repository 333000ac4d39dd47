import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import { askForPlace } from './askForPlace.ts';
import { bookHold, releaseHold } from './end.ts';
import { takeHold, takePlace } from './take.ts';

/** Places that are kept for a while. */
export const slotHoldRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('slotHolds.takePlace'), takePlace);
  serve(app, services, callOf('slotHolds.take'), takeHold);
  serve(app, services, callOf('slotHolds.release'), releaseHold);
  serve(app, services, callOf('slotHolds.book'), bookHold);
  serve(app, services, callOf('slotHolds.ask'), askForPlace);
};
