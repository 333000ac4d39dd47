import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import { maximumUploadBytes } from '#contract/domain/checks/uploads.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { acceptForms } from '../../files/readForm.ts';
import { getDocument, listDocuments, removeDocument, uploadDocument } from './documentVerbs.ts';

/** Documents of accounts, opportunities, termsheets and partners. */
export const documentRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('documents.list'), listDocuments);
  serve(app, services, callOf('documents.remove'), removeDocument);
  serve(app, services, callOf('documents.get'), getDocument);
  void app.register(scope => {
    acceptForms(scope, maximumUploadBytes);
    serve(scope, services, callOf('documents.upload'), uploadDocument);
  });
};
