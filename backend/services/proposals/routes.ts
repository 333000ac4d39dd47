import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import type { Screens } from '../../screens/readScreens.ts';
import { decideProposal } from './decide.ts';
import { propose } from './propose.ts';

/** Changes that someone else approves. */
export const proposalRoutes = (
  app: FastifyInstance,
  services: Services,
  screens: Screens,
): void => {
  const around = { screens, servedCalls: app.servedCalls };
  serve(app, services, callOf('proposals.create'), propose(around));
  serve(app, services, callOf('proposals.decide'), decideProposal(around));
};
