import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import { maximumUploadBytes } from '#contract/domain/checks/uploads.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import type { Screens } from '../../screens/readScreens.ts';
import { getFile, listFiles } from './get.ts';
import { uploadFile } from './upload.ts';

/** Uploads, and the files of records. The body of an upload is the file itself. */
export const fileRoutes = (app: FastifyInstance, services: Services, screens: Screens): void => {
  serve(app, services, callOf('files.list'), listFiles(screens, app.servedCalls));
  serve(app, services, callOf('files.get'), getFile(screens, app.servedCalls));
  void app.register(scope => {
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: maximumUploadBytes },
      (_request, body, done) => done(null, body),
    );
    serve(scope, services, callOf('files.upload'), uploadFile(screens));
  });
};
