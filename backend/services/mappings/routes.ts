import type { FastifyInstance } from 'fastify';
import type { Services } from '../../calls/Context.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { agentBranchMappingRecords } from './agentBranchMappings.ts';
import {
  callingAgentMappingRecords,
  cityAgentMappingRecords,
  digiliteMappingRecords,
  localityAgentMappingRecords,
} from './agentMappings.ts';

/** Which agents serve which cities, localities, branches and accounts. */
export const mappingRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, cityAgentMappingRecords);
  serveRecords(app, services, localityAgentMappingRecords);
  serveRecords(app, services, callingAgentMappingRecords);
  serveRecords(app, services, digiliteMappingRecords);
  serveRecords(app, services, agentBranchMappingRecords);
};
