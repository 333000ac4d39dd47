import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import type { Screens } from '../../../screens/readScreens.ts';
import { applyBulkEdit } from './apply.ts';
import { cancelBulkEdit } from './cancel.ts';
import { createRunner } from './createRunner.ts';
import { getBulkEdit } from './get.ts';
import { listBulkEditRows } from './listRows.ts';
import { previewBulkEdit } from './preview.ts';
import { undoBulkEdit } from './undo.ts';

/** Milliseconds after which a process looks for jobs that lost theirs. */
const lookAround = 5_000;

/** Changes of many records at once, and the runner that carries them out. */
export const bulkRoutes = (app: FastifyInstance, services: Services, screens: Screens): void => {
  const setting = { services, screens, servedCalls: app.servedCalls };
  const runner = createRunner(setting, error => app.log.error({ err: error }, 'a bulk change'));
  app.register((scope, _options, done) => {
    // Only now has the transaction of the request ended.
    scope.addHook('onResponse', (_request, _reply, next) => {
      runner.wake();
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
  // What a killed process left is taken up by the next one that starts, or by one that works beside it.
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', done => {
    runner.wake();
    timer = setInterval(runner.wake, lookAround).unref();
    done();
  });
  app.addHook('preClose', () => {
    clearInterval(timer);
    return runner.stop();
  });
};
