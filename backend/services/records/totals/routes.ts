import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import type { Screens } from '../../../screens/readScreens.ts';
import { getTotals } from './get.ts';

/** What lists add up to. */
export const totalRoutes = (app: FastifyInstance, services: Services, screens: Screens): void => {
  const around = { screens, servedCalls: app.servedCalls };
  serve(app, services, callOf('totals.get'), getTotals(around));
};
