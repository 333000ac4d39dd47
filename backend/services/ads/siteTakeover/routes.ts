import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import { checkSiteTakeover } from './check.ts';
import { createSiteTakeover } from './create.ts';
import { getSiteTakeover } from './get.ts';
import { listLiveSiteTakeovers } from './listLive.ts';
import { listSiteTakeovers } from './list.ts';
import { stopSiteTakeover } from './stop.ts';
import { updateSiteTakeover } from './update.ts';

/** The calls of site takeovers whose prefix the specification leaves open. */
export const siteTakeoverRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('siteTakeovers.list'), listSiteTakeovers);
  serve(app, services, callOf('siteTakeovers.create'), createSiteTakeover);
  serve(app, services, callOf('siteTakeovers.update'), updateSiteTakeover);
};

/** The helper calls of the CRM backend for them. */
export const siteTakeoverHelperRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('siteTakeovers.get'), getSiteTakeover);
  serve(app, services, callOf('siteTakeovers.stop'), stopSiteTakeover);
  serve(app, services, callOf('siteTakeovers.check'), checkSiteTakeover);
  serve(app, services, callOf('siteTakeovers.live'), listLiveSiteTakeovers);
};
