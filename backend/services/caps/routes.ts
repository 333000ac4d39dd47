import type { FastifyInstance } from 'fastify';
import type { Services } from '../../calls/Context.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { capRecords } from './caps.ts';

/** How many slots may be sold. */
export const capRoutes = (app: FastifyInstance, services: Services): void =>
  serveRecords(app, services, capRecords);
