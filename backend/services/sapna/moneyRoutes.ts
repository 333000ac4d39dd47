import type { FastifyInstance } from 'fastify';
import type { Services } from '../../calls/Context.ts';
import { invoiceRoutes } from './payments/invoices/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { termsheetRoutes } from './termsheets/routes.ts';

/** From an agreed price to the books. */
export const moneyRoutes = (app: FastifyInstance, services: Services): void => {
  termsheetRoutes(app, services);
  paymentRoutes(app, services);
  invoiceRoutes(app, services);
};
