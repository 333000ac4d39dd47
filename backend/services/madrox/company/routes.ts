import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import { companyUsers } from './companyUsers.ts';

export const companyRoutes = (app: FastifyInstance, services: Services): void =>
  serve(app, services, callOf('company.users'), companyUsers);
