import type { FastifyInstance } from 'fastify';
import { callOf, type CallOf } from '#contract/calls/index.ts';
import type { Services, Verb } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import { cancelVideoTour } from './cancel.ts';
import { createVideoTour } from './create.ts';
import { listVideoTours } from './list.ts';
import { tourOrRefuse } from './tourRows.ts';
import { updateVideoTour } from './update.ts';

/** GET helper/14/{id}. */
const getVideoTour: Verb<CallOf<'videoTours.get'>> = ({ params, db, services }) =>
  tourOrRefuse(db, params.id, services.now());

/** The calls of video tours whose prefix the specification leaves open. */
export const videoTourRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('videoTours.create'), createVideoTour);
  serve(app, services, callOf('videoTours.update'), updateVideoTour);
  serve(app, services, callOf('videoTours.cancel'), cancelVideoTour);
};

/** The helper calls of the CRM backend for them. */
export const videoTourHelperRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('videoTours.list'), listVideoTours);
  serve(app, services, callOf('videoTours.get'), getVideoTour);
};
