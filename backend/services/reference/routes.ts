import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { listReferenceData } from './listReferenceData.ts';

/** Values that forms offer. */
export const referenceRoutes = (app: FastifyInstance, services: Services): void =>
  serve(app, services, callOf('reference.list'), listReferenceData);
