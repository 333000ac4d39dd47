import Type from 'typebox';
import assignmentSchema from '#form-schemas/opportunity-assignment.schema.json' with { type: 'json' };
import commentSchema from '#form-schemas/opportunity-comment.schema.json' with { type: 'json' };
import milestoneSchema from '#form-schemas/milestone.schema.json' with { type: 'json' };
import schema from '#form-schemas/opportunity.schema.json' with { type: 'json' };
import packageSchema from '#form-schemas/opportunity-package.schema.json' with { type: 'json' };
import sellableSchema from '#form-schemas/sellable-package.schema.json' with { type: 'json' };
import projectSchema from '#form-schemas/opportunity-project.schema.json' with { type: 'json' };
import { clientWriters } from '../../domain/clients/clientWriters.ts';
import { nextSteps } from '../../domain/opportunities/nextStep.ts';
import { rowId } from '../bodies.ts';
import { recordCalls } from '../recordCalls.ts';
import type {
  Milestone,
  MilestoneFields,
  Opportunity,
  OpportunityAssignment,
  OpportunityComment,
  OpportunityFields,
  OpportunityPackage,
  OpportunityPackageFields,
  OpportunityProject,
  OpportunityProjectFields,
  SellablePackage,
} from '../recordTypes.ts';

const ofOpportunity = { opportunityId: Type.Optional(rowId) };

/** Deals of the four lines (part 1 sections 2, 3 and 7). Whose they are decides the rest (record 0072). */
export const opportunityRecordCalls = recordCalls<Opportunity, OpportunityFields>()({
  area: 'opportunities',
  schema,
  called: ['opportunity', 'opportunities'],
  access: clientWriters,
  source: 'part 1 §4, §7, T34 to T38, decision record 0090',
  list: {
    at: 'GET /sapna/v2/opportunity',
    access: 'signed-in',
    query: {
      accountId: Type.Optional(rowId),
      /** 1 the status of a package, 2 the approval of its discount (decision record 0090). */
      packageStatusTypeId: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })),
      /** Ids joined by commas; 1 to 5 stand for the approval statuses in their order. */
      packageStatusIds: Type.Optional(
        Type.String({ pattern: '^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,19}$' }),
      ),
      /** `search` also finds what one may open without working it: that of the team. */
      within: Type.Optional(Type.Enum(['own', 'search', 'unassigned'])),
      /** The deals that the person works themselves and on which this comes next. */
      nextOfMine: Type.Optional(Type.Enum([...nextSteps])),
    },
    summary:
      'Opportunities, a page at a time; search finds names, ids and a contact’s phone; and its last digits for people who see whole numbers',
    orders: [
      'id',
      'name',
      'accountName',
      'dealValue',
      'collectedAmount',
      'pendingCollectionAmount',
      'fupTime',
      'assignedAt',
      'closedAt',
      'createdAt',
      'updatedAt',
    ],
  },
  get: { at: 'GET /sapna/v3/opportunity-page/{id}', access: 'signed-in' },
  create: { at: 'POST /sapna/v1/opportunity' },
  update: { at: 'PUT /sapna/v1/opportunity/{id}' },
});

export const opportunityPackageCalls = recordCalls<OpportunityPackage, OpportunityPackageFields>()({
  area: 'opportunityPackages',
  schema: packageSchema,
  called: ['package', 'packages'],
  access: clientWriters,
  source: 'part 1 §2, §8, T39, decision record 0090',
  list: { at: 'GET /console/v1/opportunity-packages', access: 'signed-in', query: ofOpportunity },
  create: { at: 'POST /sapna/v1/opportunity-package' },
  update: { at: 'PUT /sapna/v1/opportunity-package/{id}' },
  remove: { at: 'DELETE /sapna/v1/opportunity-package/{id}', by: 'path' },
});

export const milestoneCalls = recordCalls<Milestone, MilestoneFields>()({
  area: 'milestones',
  schema: milestoneSchema,
  called: ['milestone', 'milestones'],
  access: clientWriters,
  source: 'part 1 §3, §4, §7, decision record 0090',
  list: { at: 'GET /console/v1/milestones', access: 'signed-in', query: ofOpportunity },
  create: { at: 'POST /sapna/v1/milestone' },
  update: { at: 'PUT /sapna/v1/milestone/{id}' },
  remove: { at: 'DELETE /sapna/v1/milestone/{id}', by: 'path' },
});

export const opportunityProjectCalls = recordCalls<OpportunityProject, OpportunityProjectFields>()({
  area: 'opportunityProjects',
  schema: projectSchema,
  called: ['linked project', 'linked projects'],
  access: clientWriters,
  source: 'part 1 §5, §7, §8, decision record 0090',
  list: { at: 'GET /console/v1/opportunity-projects', access: 'signed-in', query: ofOpportunity },
  create: { at: 'POST /sapna/v1/opportunity/project-mapping' },
  remove: { at: 'DELETE /sapna/v1/opportunity/project-mapping/{id}', by: 'path' },
});

export const opportunityCommentCalls = recordCalls<OpportunityComment, object>()({
  area: 'opportunityComments',
  schema: commentSchema,
  called: ['comment', 'comments'],
  access: 'signed-in',
  source: 'part 1 §4, §8',
  list: { at: 'GET /console/v1/opportunity-comments', query: ofOpportunity },
});

export const opportunityAssignmentCalls = recordCalls<OpportunityAssignment, object>()({
  area: 'opportunityAssignments',
  schema: assignmentSchema,
  called: ['assignment', 'assignments'],
  access: 'signed-in',
  source: 'part 1 §2',
  list: { at: 'GET /console/v1/opportunity-assignments', query: ofOpportunity },
});

/** What someone may put on an opportunity: packages that are sold today, for the clients of their lines. */
export const sellablePackageCalls = recordCalls<SellablePackage, object>()({
  area: 'sellablePackages',
  schema: sellableSchema,
  called: ['package', 'packages'],
  access: 'signed-in',
  source: 'part 1 §2, decision record 0090',
  list: { at: 'GET /console/v1/sellable-packages' },
});

export const opportunityCalls = [
  ...opportunityRecordCalls.calls,
  ...opportunityPackageCalls.calls,
  ...milestoneCalls.calls,
  ...opportunityProjectCalls.calls,
  ...opportunityCommentCalls.calls,
  ...opportunityAssignmentCalls.calls,
  ...sellablePackageCalls.calls,
] as const;
