import type { FastifyInstance } from 'fastify';
import type { Services } from '../../calls/Context.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { ticketAttributeRecords, ticketCategoryRecords } from './ticketLists.ts';
import { createTicket, getTicket, ticketRecords } from './ticketRecords.ts';

/** Tickets and what their categories ask. */
export const ticketRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, ticketRecords, { get: getTicket, create: createTicket });
  serveRecords(app, services, ticketCategoryRecords);
  serveRecords(app, services, ticketAttributeRecords);
};
