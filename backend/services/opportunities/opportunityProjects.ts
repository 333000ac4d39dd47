import { eq, sql } from 'drizzle-orm';
import type { OpportunityProject, OpportunityProjectFields } from '#contract/calls/recordTypes.ts';
import { opportunityProjectCalls } from '#contract/calls/opportunities/opportunities.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import {
  opportunityMessages,
  packageQuantityMismatch,
} from '#contract/domain/opportunities/opportunityMessages.ts';
import { checkPackageQuantity } from '#contract/domain/opportunities/packageQuantity.ts';
import { invalidField } from '../../calls/Refusal.ts';
import {
  builders,
  cities,
  opportunities,
  opportunityProjects as linked,
  projects,
} from '../../database/schema/index.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { ofOpportunityInScope } from '../../policies/scopes/opportunityScope.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { reference } from '../../tables/fields.ts';
import { sumsOf } from './figures/dealSums.ts';
import { isEditable } from './figures/opportunityFacts.ts';
import { judgeValidity } from './packages/judgeValidity.ts';
import { partOrRefuse } from './partOrRefuse.ts';
import { dealToChange } from '../dealToChange.ts';
import { rowsOfOpportunity } from './rowsOfOpportunity.ts';

/** A link is made and taken away, never changed: the table keeps no version. */
const unversioned = { version: sql<number>`1`.mapWith(Number) };

/** Projects that an opportunity is about. */
export const opportunityProjectRecords = declareRecords<
  OpportunityProject,
  OpportunityProjectFields
>(opportunityProjectCalls, {
  resource: 'opportunity-projects',
  table: linked,
  removal: 'hard',
  notThere: notThere.linkedProject,
  joins: [
    { table: builders, on: eq(builders.id, projects.builderId), isInner: true },
    { table: cities, on: eq(cities.id, projects.cityId), isInner: true },
  ],
  fields: {
    opportunityId: reference(linked.opportunityId, opportunities),
    opportunityName: opportunities.name,
    projectId: reference(linked.projectId, projects, {
      isThere: eq(projects.isActive, true),
      order: projects.name,
    }),
    projectName: projects.name,
    builderName: builders.name,
    cityName: cities.name,
    isEditable,
    ...unversioned,
  },
  search: [projects.name],
  sort: '-createdAt',
  readers: actor => ofOpportunityInScope(linked.opportunityId, actor, 'read'),
  narrow: rowsOfOpportunity(linked.opportunityId),
  unique: [
    {
      index: 'opportunity_projects_opportunityId_projectId_unique',
      field: 'projectId',
      taken: () => opportunityMessages.projectsNotLinked,
    },
  ],
  refuse: async (context, { record }) => {
    const { quantity, projects: count } = await sumsOf(context, record.opportunityId);
    const message = quantity === null ? undefined : checkPackageQuantity(count + 1, quantity);
    if (message !== undefined) throw invalidField('/projectId', packageQuantityMismatch, message);
  },
});

/** POST opportunity/project-mapping. */
export const linkProject = async (context: InWrite & { body: OpportunityProjectFields }) => {
  await dealToChange(context, context.body.opportunityId);
  const answer = await opportunityProjectRecords.create(context, context.body);
  await judgeValidity(context, context.body.opportunityId);
  return answer;
};

/** DELETE opportunity/project-mapping/{id}. */
export const unlinkProject: typeof opportunityProjectRecords.verbs.remove = async context => {
  const { id } = context.params as unknown as { id: number };
  const { opportunityId } = await partOrRefuse(
    context,
    opportunityProjectRecords.readOne(context, id),
    notThere.linkedProject,
  );
  await dealToChange(context, opportunityId);
  const answer = await opportunityProjectRecords.verbs.remove(context);
  await judgeValidity(context, opportunityId);
  return answer;
};
