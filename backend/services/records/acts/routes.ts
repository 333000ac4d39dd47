import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import { refuseUnlessMay, screenOf } from '../../../records/recordRows.ts';
import type { Screens } from '../../../screens/readScreens.ts';
import { act, actOf } from './act.ts';

/** Actions of screens that set values. */
export const actRoutes = (app: FastifyInstance, services: Services, screens: Screens): void => {
  const around = { screens, servedCalls: app.servedCalls };
  serve(
    app,
    services,
    callOf('records.act'),
    act(around),
    ({ resource = '', action = '' }, actor) => {
      const screen = screenOf(screens, resource);
      // Who cannot open the screen learns nothing of its actions.
      refuseUnlessMay(screen, actor, 'list');
      refuseUnlessMay(screen, actor, actOf(screen, action).name);
    },
  );
};
