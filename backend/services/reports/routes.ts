import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { longServices } from '../../calls/deadlines/longServices.ts';
import { serve } from '../../calls/serve.ts';
import type { Screens } from '../../screens/readScreens.ts';
import { documentedVerbs } from './documented.ts';
import { reportJobs, reportKind } from './reportJob.ts';
import { previewReport, startReport } from './reportVerbs.ts';
import { openLink, trust } from './tokens.ts';

/** Reports: by the addresses of the specification, and as jobs (record 0136). */
export const reportRoutes = (app: FastifyInstance, services: Services, screens: Screens): void => {
  const setting = { services, screens };
  app.jobs.add(reportJobs({ ...setting, services: longServices(services) }));
  app.register((scope, _options, done) => {
    // Only now has the transaction of the request ended.
    scope.addHook('onResponse', (_request, _reply, next) => {
      app.jobs.wake(reportKind);
      next();
    });
    serve(scope, services, callOf('reports.start'), startReport(setting));
    done();
  });
  serve(app, services, callOf('reports.preview'), previewReport(setting));
  serve(app, services, callOf('reports.trusted'), trust);
  serve(app, services, callOf('reports.linked'), openLink(app));
  for (const [call, verb] of documentedVerbs(screens)) serve(app, services, call, verb);
};
