import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../calls/Context.ts';
import { gatewayCallback } from './callback.ts';
import { payPage } from './payPage.ts';

/** What the payment gateway tells, and the page that stands in for it. */
export const gatewayRoutes = (app: FastifyInstance, services: Services): void => {
  gatewayCallback(app, services);
  payPage(app, services);
};
