import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import { decideCase, getCase } from '../../sapna/termsheets/rcmCases.ts';

/** Cases of RCM and what it decides on them. */
export const rcmRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('rcm.get'), getCase);
  serve(app, services, callOf('rcm.decide'), decideCase);
};
