import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import type { Screens } from '../../../screens/readScreens.ts';
import { exportRecords } from './exportRecords.ts';

/** Files of what a list has found. */
export const exportRoutes = (app: FastifyInstance, services: Services, screens: Screens): void => {
  const setting = { services, screens, servedCalls: app.servedCalls };
  serve(app, services, callOf('exports.get'), exportRecords(setting));
};
