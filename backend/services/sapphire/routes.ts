import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { getAgentStatus, setAgentStatus } from '../console/calling/agentStatus.ts';

/** Whether agents take part. */
export const agentStatusRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('agentStatus.get'), getAgentStatus);
  serve(app, services, callOf('agentStatus.set'), setAgentStatus);
};
