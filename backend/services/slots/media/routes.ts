import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import { maximumUploadBytes } from '#contract/domain/checks/uploads.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import { getSlotMedia } from './get.ts';
import { uploadSlotMedia } from './upload.ts';

/** What a form adds around its file: boundaries, names and the priority. */
const formBytes = 16 * 1024;

/** Pictures of product cards. The form is read by the verb, after rights and token have been asked for. */
export const slotMediaRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('slotMedia.get'), getSlotMedia);
  void app.register(scope => {
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: maximumUploadBytes + formBytes },
      (request, content, done) =>
        done(null, { content, type: request.headers['content-type'] ?? '' }),
    );
    serve(scope, services, callOf('slotMedia.upload'), uploadSlotMedia);
  });
};
