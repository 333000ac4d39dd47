import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import { maximumUploadBytes } from '#contract/domain/checks/uploads.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import { acceptForms } from '../../../files/readForm.ts';
import { getSlotMedia } from './get.ts';
import { uploadSlotMedia } from './upload.ts';

/** Pictures of product cards. */
export const slotMediaRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('slotMedia.get'), getSlotMedia);
  void app.register(scope => {
    acceptForms(scope, maximumUploadBytes);
    serve(scope, services, callOf('slotMedia.upload'), uploadSlotMedia);
  });
};
