import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { getSharing } from './getSharing.ts';
import { openShare } from './openShare.ts';
import { shareDetails } from './shareDetails.ts';
import { shareLink, shareTenantLink } from './shareLink.ts';
import { sharePaymentLink } from './sharePaymentLink.ts';

/** What goes out to clients, and the address that it leads them to. */
export const sharingRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('sharing.get'), getSharing);
  serve(app, services, callOf('opportunities.shareLink'), shareLink);
  serve(app, services, callOf('opportunities.shareTenantLink'), shareTenantLink);
  serve(app, services, callOf('packages.shareDetails'), shareDetails);
  serve(app, services, callOf('paymentLinks.share'), sharePaymentLink);
  openShare(app, services);
};
