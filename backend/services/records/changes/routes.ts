import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import type { Screens } from '../../../screens/readScreens.ts';
import { listHistory } from './listHistory.ts';
import { listRecentChanges } from './listRecentChanges.ts';
import { listRemoved } from './listRemoved.ts';
import { restore } from './restore.ts';
import { revert } from './revert.ts';
import { undo } from './undo.ts';

export const changeRoutes = (app: FastifyInstance, services: Services, screens: Screens): void => {
  const around = { screens, servedCalls: app.servedCalls };
  serve(app, services, callOf('console.history'), listHistory(around));
  serve(app, services, callOf('console.revert'), revert(around));
  serve(app, services, callOf('console.undo'), undo(around));
  serve(app, services, callOf('console.restore'), restore(around));
  serve(app, services, callOf('console.removed'), listRemoved(around));
  serve(app, services, callOf('console.recentChanges'), listRecentChanges(around));
};
