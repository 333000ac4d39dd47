import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import { ownerCallingQueue } from '../desk/queueLists.ts';
import { callCase, callOpportunity, getCase, listAgentPhones, updateCase } from './cases.ts';
import { createDetail } from './createDetail.ts';
import { pullOf } from './pullOf.ts';
import { serveRecords } from '../../../tables/declareRecords.ts';
import { activeAgents, casesOfAgent, ownerCaseRecords, reassignCases } from './ownerCases.ts';

/** Queue, pulls and calls of cases. */
export const caseRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('soc.pull'), pullOf('owner'));
  serve(app, services, callOf('soc.pullBroker'), pullOf('broker'));
  serve(app, services, callOf('soc.pullBuilder'), pullOf('builder'));
  serve(app, services, callOf('soc.pullTenant'), pullOf('tenant'));
  serve(app, services, callOf('soc.get'), getCase);
  serve(app, services, callOf('soc.update'), updateCase);
  serve(app, services, callOf('soc.ownerCallingQueue'), ownerCallingQueue);
  serve(app, services, callOf('cases.callOpportunity'), callOpportunity);
  serve(app, services, callOf('cases.call'), callCase);
  serve(app, services, callOf('calls.createDetail'), createDetail);
  serve(app, services, callOf('agentPhones.list'), listAgentPhones);
  serveRecords(app, services, ownerCaseRecords);
  serve(app, services, callOf('ownerCases.activeAgents'), activeAgents);
  serve(app, services, callOf('ownerCases.ofAgent'), casesOfAgent);
  serve(app, services, callOf('ownerCases.reassign'), reassignCases);
};
