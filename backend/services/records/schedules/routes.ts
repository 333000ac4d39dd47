import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../calls/Context.ts';
import type { Screens } from '../../../screens/readScreens.ts';
import { serveRecords } from '../../../tables/declareRecords.ts';
import { scheduleRecords } from './scheduleRecords.ts';

/** Lists that come by mail on set days. */
export const scheduleRoutes = (
  app: FastifyInstance,
  services: Services,
  screens: Screens,
): void => {
  serveRecords(app, services, scheduleRecords(screens));
};
