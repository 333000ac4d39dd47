import type { FastifyInstance } from 'fastify';
import { callOf, type CallOf } from '#contract/calls/index.ts';
import type { Services, Verb } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import { slotSecrets } from '../../../policies/slotSecrets.ts';
import { keepingSecrets } from '../booking/keepingSecrets.ts';
import { cancelVideoTour } from './cancel.ts';
import { createVideoTour } from './create.ts';
import { listVideoTours } from './list.ts';
import { tourOrRefuse } from './tourRows.ts';
import { updateVideoTour } from './update.ts';

/** GET helper/14/{id}. */
const getVideoTour: Verb<CallOf<'videoTours.get'>> = async ({ params, db, services }) =>
  tourOrRefuse(db, params.id, services.now());

/** Video tours, which are taken by the hour. */
export const videoTourRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('videoTours.create'), keepingSecrets(createVideoTour));
  serve(app, services, callOf('videoTours.update'), keepingSecrets(updateVideoTour));
  serve(app, services, callOf('videoTours.cancel'), keepingSecrets(cancelVideoTour));
  serve(app, services, callOf('videoTours.list'), keepingSecrets(listVideoTours), undefined, {
    secrets: slotSecrets,
  });
  serve(app, services, callOf('videoTours.get'), keepingSecrets(getVideoTour));
};
