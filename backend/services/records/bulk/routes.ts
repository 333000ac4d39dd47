import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import { jobErrors } from '#contract/domain/jobs/jobErrors.ts';
import type { Services } from '../../../calls/Context.ts';
import { longServices } from '../../../calls/deadlines/longServices.ts';
import { serve } from '../../../calls/serve.ts';
import type { Screens } from '../../../screens/readScreens.ts';
import { applyBulkEdit } from './apply.ts';
import { cancelBulkEdit } from './cancel.ts';
import { getBulkEdit } from './get.ts';
import { listBulkEditRows } from './listRows.ts';
import { previewBulkEdit } from './preview.ts';
import { runChunk } from './runChunk.ts';
import { jobKind } from './startJob.ts';
import { undoBulkEdit } from './undo.ts';

/** Changes of many records at once, and the job that carries them out. */
export const bulkRoutes = (app: FastifyInstance, services: Services, screens: Screens): void => {
  const setting = { services, screens, servedCalls: app.servedCalls };
  const background = { ...setting, services: longServices(services) };
  app.jobs.add({
    kind: jobKind,
    // They write: two at once would only wait for each other's rows.
    lanes: 1,
    runChunk: (jobId, worker) => runChunk(background, jobId, worker),
    failure: jobErrors.bulkEdit.message,
  });
  app.register((scope, _options, done) => {
    // Only now has the transaction of the request ended.
    scope.addHook('onResponse', (_request, _reply, next) => {
      app.jobs.wake(jobKind);
      next();
    });
    serve(scope, services, callOf('bulkEdits.preview'), previewBulkEdit(setting));
    serve(scope, services, callOf('bulkEdits.get'), getBulkEdit);
    serve(scope, services, callOf('bulkEdits.rows'), listBulkEditRows(setting));
    serve(scope, services, callOf('bulkEdits.apply'), applyBulkEdit(setting));
    serve(scope, services, callOf('bulkEdits.cancel'), cancelBulkEdit);
    serve(scope, services, callOf('bulkEdits.undo'), undoBulkEdit(setting));
    done();
  });
};
