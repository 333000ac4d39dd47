import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import type { Screens } from '../../../screens/readScreens.ts';
import { countViews } from './countViews.ts';
import { createView } from './create.ts';
import { listViews } from './list.ts';
import { removeViews } from './remove.ts';
import { setDefaultView } from './setDefault.ts';
import { updateView } from './update.ts';

export const viewRoutes = (app: FastifyInstance, services: Services, screens: Screens): void => {
  serve(app, services, callOf('views.list'), listViews(screens));
  serve(
    app,
    services,
    callOf('views.counts'),
    countViews({ screens, servedCalls: app.servedCalls }),
  );
  serve(app, services, callOf('views.create'), createView(screens));
  serve(app, services, callOf('views.update'), updateView(screens));
  serve(app, services, callOf('views.remove'), removeViews);
  serve(app, services, callOf('views.setDefault'), setDefaultView(screens));
};
