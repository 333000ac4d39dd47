import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import { listPackageHistory } from './list.ts';

export const packageHistoryRoutes = (app: FastifyInstance, services: Services): void =>
  serve(app, services, callOf('packageHistory.list'), listPackageHistory);
