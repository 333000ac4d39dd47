import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import {
  listAssignStatuses,
  listCategories,
  listReasons,
  listStatusMappings,
} from './caseReference.ts';
import { keySearch, postKeySearch } from './keySearch.ts';

/** Looking opportunities up, and what their cases are moved by. */
export const opportunitySearchRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('opportunities.keySearch'), keySearch);
  serve(app, services, callOf('opportunities.postKeySearch'), postKeySearch);
  serve(app, services, callOf('caseReference.reasons'), listReasons);
  serve(app, services, callOf('caseReference.statusMappings'), listStatusMappings);
  serve(app, services, callOf('caseReference.categories'), listCategories);
  serve(app, services, callOf('caseReference.assignStatuses'), listAssignStatuses);
};
