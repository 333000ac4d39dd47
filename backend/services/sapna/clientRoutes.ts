import type { FastifyInstance } from 'fastify';
import type { Services } from '../../calls/Context.ts';
import { accountRoutes } from './accounts/routes.ts';
import { approvalRoutes } from './approvals/routes.ts';
import { contactRoutes } from './contacts/routes.ts';
import { exclusivityRoutes } from './exclusivity/routes.ts';
import { legalEntityRoutes } from './legal-entities/routes.ts';
import { npSlotRoutes } from './npSlots/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { opportunityRoutes } from './opportunities/routes.ts';

/** Accounts and what hangs on them, approvals among it. */
export const clientRoutes = (app: FastifyInstance, services: Services): void => {
  accountRoutes(app, services);
  contactRoutes(app, services);
  exclusivityRoutes(app, services);
  legalEntityRoutes(app, services);
  opportunityRoutes(app, services);
  approvalRoutes(app, services);
  npSlotRoutes(app, services);
  notificationRoutes(app, services);
};
