import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { longServices } from '../../calls/deadlines/longServices.ts';
import { serve } from '../../calls/serve.ts';
import type { Screens } from '../../screens/readScreens.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { createInBulk, createSchedule, simulateSchedule } from './bulkSchedules.ts';
import {
  apartmentTypes,
  churnScheduleRecords,
  documentedList,
  propertyTypes,
  stopSchedules,
} from './churnSchedules.ts';
import { dryRunJobs, dryRunKind, readDryRun, startDryRun } from './dryRunJob.ts';
import { churnPocList, churnProfileList, churnProjectList } from './sellers.ts';

/** The churn scheduler (part 2 section 7). */
export const churnRoutes = (app: FastifyInstance, services: Services, screens: Screens): void => {
  serveRecords(app, services, churnScheduleRecords, { create: createSchedule(screens) });
  serve(app, services, callOf('churnSchedules.createInBulk'), createInBulk(screens));
  serve(app, services, callOf('churnSchedules.simulate'), simulateSchedule(screens));
  serve(app, services, callOf('churnSchedules.documentedList'), documentedList);
  serve(app, services, callOf('churnSchedules.stop'), stopSchedules);
  serve(app, services, callOf('churnPocs.list'), churnPocList.verb);
  serve(app, services, callOf('churnProfiles.list'), churnProfileList.verb);
  serve(app, services, callOf('churnProjects.list'), churnProjectList.verb);
  serve(app, services, callOf('churnPropertyTypes.list'), propertyTypes);
  serve(app, services, callOf('churnApartmentTypes.list'), apartmentTypes);
  serve(app, services, callOf('churnDryRuns.get'), readDryRun);
  app.jobs.add(dryRunJobs(longServices(services)));
  app.register((scope, _options, done) => {
    // Only now has the transaction of the request ended.
    scope.addHook('onResponse', (_request, _reply, next) => {
      app.jobs.wake(dryRunKind);
      next();
    });
    serve(scope, services, callOf('churnDryRuns.start'), startDryRun(screens));
    done();
  });
};
