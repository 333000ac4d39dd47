import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../../calls/Context.ts';
import { longServices } from '../../../calls/deadlines/longServices.ts';
import { serve } from '../../../calls/serve.ts';
import type { Screens } from '../../../screens/readScreens.ts';
import { exportKind } from './exportFile.ts';
import { exportJobs } from './exportJob.ts';
import { exportRecords } from './exportRecords.ts';
import { startExport } from './startExport.ts';

/** Files of what a list has found: at once, and as a job. */
export const exportRoutes = (app: FastifyInstance, services: Services, screens: Screens): void => {
  const setting = { services, screens, servedCalls: app.servedCalls };
  app.jobs.add(exportJobs({ ...setting, services: longServices(services) }));
  serve(app, services, callOf('exports.get'), exportRecords(setting));
  app.register((scope, _options, done) => {
    // Only now has the transaction of the request ended.
    scope.addHook('onResponse', (_request, _reply, next) => {
      app.jobs.wake(exportKind);
      next();
    });
    serve(scope, services, callOf('exports.start'), startExport(setting));
    done();
  });
};
