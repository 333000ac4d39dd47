import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import { keySearch } from './keySearch.ts';

export const accountSearchRoutes = (app: FastifyInstance, services: Services): void =>
  serve(app, services, callOf('accounts.keySearch'), keySearch);
