import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import { maximumUploadBytes } from '#contract/domain/checks/uploads.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { getDocument, listDocuments, removeDocument, uploadDocument } from './documentVerbs.ts';

/** What a form adds around its file. */
const formBytes = 16 * 1024;

/** Documents. The form is read by the verb, after rights and token have been asked for. */
export const documentRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('documents.list'), listDocuments);
  serve(app, services, callOf('documents.remove'), removeDocument);
  serve(app, services, callOf('documents.get'), getDocument);
  void app.register(scope => {
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: maximumUploadBytes + formBytes },
      (request, content, done) =>
        done(null, { content, type: request.headers['content-type'] ?? '' }),
    );
    serve(scope, services, callOf('documents.upload'), uploadDocument);
  });
};
