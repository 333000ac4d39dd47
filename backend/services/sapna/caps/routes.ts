import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import { createCap } from './create.ts';
import { listCaps } from './list.ts';
import { removeCap } from './remove.ts';
import { updateCap } from './update.ts';

/** Caps on slot sales. */
export const capRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('caps.list'), listCaps);
  serve(app, services, callOf('caps.create'), createCap);
  serve(app, services, callOf('caps.update'), updateCap);
  serve(app, services, callOf('caps.remove'), removeCap);
};
