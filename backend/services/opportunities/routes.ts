import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { assign, autoassign, migrateOpportunities } from './assign.ts';
import { changeStatus } from './cases/changeStatus.ts';
import { dealsByNext } from './figures/dealsByNext.ts';
import { figureParts } from './figures/figureParts.ts';
import { markLost } from './cases/markLost.ts';
import { listEvents } from './listEvents.ts';
import { mentionable } from './mentions.ts';
import {
  createMilestone,
  milestoneRecords,
  removeMilestone,
  updateMilestone,
} from './milestones/milestones.ts';
import { assignmentRecords, commentRecords } from './opportunityLists.ts';
import {
  createPackage,
  opportunityPackageRecords,
  removePackage,
  updatePackage,
} from './packages/opportunityPackages.ts';
import { linkProject, opportunityProjectRecords, unlinkProject } from './opportunityProjects.ts';
import { listOpportunities, opportunityRecords } from './opportunityRecords.ts';
import { ownerActivation } from './packages/ownerActivation.ts';
import { changePackageStatus } from './packages/packageStatus.ts';
import { getQuote } from './quotes/getQuote.ts';
import { saveQuote } from './quotes/saveQuote.ts';
import { renewalTags } from './renewalTags.ts';
import { createOpportunity, getOpportunity, updateOpportunity } from './saveOpportunity.ts';
import { sellablePackageRecords } from './packages/sellablePackages.ts';
import {
  listAssignStatuses,
  listCategories,
  listReasons,
  listStatusMappings,
} from './cases/caseReference.ts';
import { keySearch, postKeySearch } from './keySearch.ts';

const partRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, opportunityPackageRecords, {
    create: createPackage,
    update: updatePackage,
    remove: removePackage,
  });
  serveRecords(app, services, milestoneRecords, {
    create: createMilestone,
    update: updateMilestone,
    remove: removeMilestone,
  });
  serveRecords(app, services, opportunityProjectRecords, {
    create: linkProject,
    remove: unlinkProject,
  });
  serveRecords(app, services, commentRecords);
  serveRecords(app, services, assignmentRecords);
  serveRecords(app, services, sellablePackageRecords);
};

/** Opportunities, their packages, milestones, projects and comments. */
export const opportunityRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(
    app,
    services,
    opportunityRecords,
    {
      list: listOpportunities,
      get: getOpportunity,
      create: createOpportunity,
      update: updateOpportunity,
    },
    { narrowing: true },
  );
  partRoutes(app, services);
  serve(app, services, callOf('opportunities.byNext'), dealsByNext);
  serve(app, services, callOf('opportunities.markLost'), markLost);
  serve(app, services, callOf('opportunities.assign'), assign);
  serve(app, services, callOf('opportunities.autoassign'), autoassign);
  serve(app, services, callOf('opportunities.migrate'), migrateOpportunities);
  serve(app, services, callOf('opportunities.changeStatus'), changeStatus);
  serve(app, services, callOf('opportunityPackages.changeStatus'), changePackageStatus);
  serve(app, services, callOf('opportunities.figureParts'), figureParts);
  serve(app, services, callOf('opportunityEvents.list'), listEvents);
  serve(app, services, callOf('quotes.get'), getQuote);
  serve(app, services, callOf('quotes.save'), saveQuote);
  serve(app, services, callOf('opportunities.ownerActivation'), ownerActivation);
  serve(app, services, callOf('opportunities.renewalTags'), renewalTags);
  serve(app, services, callOf('opportunities.mentionable'), mentionable);
  serve(app, services, callOf('opportunities.keySearch'), keySearch);
  serve(app, services, callOf('opportunities.postKeySearch'), postKeySearch);
  serve(app, services, callOf('caseReference.reasons'), listReasons);
  serve(app, services, callOf('caseReference.statusMappings'), listStatusMappings);
  serve(app, services, callOf('caseReference.categories'), listCategories);
  serve(app, services, callOf('caseReference.assignStatuses'), listAssignStatuses);
};
