import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AgentBranchMapping, AgentBranchMappingFields } from '#contract/calls/recordTypes.ts';
import { agentBranchMappingCalls } from '#contract/calls/mappings/agentMappings.ts';
import { mappingMessages } from '#contract/domain/mappings/mappingMessages.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { isMappingOptional } from '#contract/domain/users/designations.ts';
import { invalidField } from '../../calls/Refusal.ts';
import {
  agentBranchMappings,
  agentCities,
  cities,
  departments,
  designations,
  salesBranches,
  users,
} from '../../database/schema/index.ts';
import type { InWrite, Proposed } from '../../tables/Declaration.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { elsewhere, ordered, reference } from '../../tables/fields.ts';
import { invalidChoice } from '../../tables/refuseReferences.ts';

const agents = alias(users, 'agents');
const subDepartments = alias(departments, 'sub_departments');

type Listed = NonNullable<AgentBranchMappingFields['cityBranchMapping']>;

const ofMapping = sql`from ${agentCities} join ${cities} on ${cities.id} = ${agentCities.cityId}
  where ${agentCities.agentBranchMappingId} = ${agentBranchMappings.id}`;

const refuseCities = async ({ db }: InWrite, listed: Listed): Promise<void> => {
  const ids = listed.map(({ cityId }) => cityId);
  if (new Set(ids).size < ids.length)
    throw invalidField('/cityBranchMapping', 'duplicate', mappingMessages.cityTwice);
  const branches = [...new Set(listed.flatMap(({ salesBranchId }) => salesBranchId ?? []))];
  const known = ids.length
    ? await db
        .select({ id: cities.id })
        .from(cities)
        .where(and(inArray(cities.id, ids), eq(cities.isActive, true)))
    : [];
  const open = branches.length
    ? await db
        .select({ id: salesBranches.id })
        .from(salesBranches)
        .where(and(inArray(salesBranches.id, branches), eq(salesBranches.isActive, true)))
    : [];
  if (known.length < ids.length || open.length < branches.length)
    throw invalidField('/cityBranchMapping', 'reference', invalidChoice);
};

/** Branch and city may be absent for some designations alone (T98). */
const refuseIncomplete = async (
  { db }: InWrite,
  { record }: Proposed<AgentBranchMapping, AgentBranchMappingFields>,
): Promise<void> => {
  const [agent] = await db
    .select({ designationId: users.designationId })
    .from(users)
    .where(eq(users.id, record.userId));
  if (agent?.designationId && isMappingOptional(agent.designationId)) return;
  if (!record.salesBranchId)
    throw invalidField('/salesBranchId', 'required', mappingMessages.branchNeeded);
  if (!record.cityBranchMapping?.length)
    throw invalidField('/cityBranchMapping', 'required', mappingMessages.citiesNeeded);
};

/** Where an agent is in the sales organisation, with the cities they work and the branch of each. */
export const agentBranchMappingRecords = declareRecords<
  AgentBranchMapping,
  AgentBranchMappingFields
>(agentBranchMappingCalls, {
  resource: 'agent-branch-mappings',
  table: agentBranchMappings,
  removal: 'hard',
  notThere: notThere.record,
  fields: {
    userId: reference(agentBranchMappings.userId, agents, {
      isThere: eq(agents.status, 1),
      order: agents.name,
    }),
    userName: agents.name,
    designationName: designations.name,
    salesBranchId: reference(agentBranchMappings.salesBranchId, salesBranches, {
      isThere: eq(salesBranches.isActive, true),
      order: salesBranches.name,
    }),
    salesBranchName: salesBranches.name,
    departmentId: reference(agentBranchMappings.departmentId, departments, {
      order: departments.name,
    }),
    departmentName: ordered(sql<string>`${departments.name}`, departments.name),
    subDepartmentId: reference(agentBranchMappings.subDepartmentId, subDepartments, {
      order: subDepartments.name,
    }),
    cityBranchMapping: elsewhere(
      sql`(select coalesce(json_agg(json_strip_nulls(json_build_object('cityId', ${agentCities.cityId},
        'salesBranchId', ${agentCities.salesBranchId})) order by ${cities.name}), '[]'::json) ${ofMapping})`,
      (listed: Listed) => listed,
    ),
    agentCityIds: sql<
      number[]
    >`array(select ${agentCities.cityId}::int ${ofMapping} order by ${cities.name})`,
    cityNames: sql<string>`(select string_agg(${cities.name}, ', ' order by ${cities.name}) ${ofMapping})`,
    region: agentBranchMappings.region,
    tier: agentBranchMappings.tier,
    salesVertical: agentBranchMappings.salesVertical,
    businessUnit: agentBranchMappings.businessUnit,
    salesChannel: agentBranchMappings.salesChannel,
    roleType: agentBranchMappings.roleType,
    company: agentBranchMappings.company,
  },
  joins: [{ table: designations, on: eq(designations.id, agents.designationId), isInner: false }],
  search: [agents.name, salesBranches.name],
  sort: 'userName',
  readers: 'granted',
  unique: [
    {
      index: 'agent_branch_mappings_userId_unique',
      field: 'userId',
      taken: () => mappingMessages.takenAgent,
    },
  ],
  refuse: async (context, proposed) => {
    if (proposed.changes.cityBranchMapping)
      await refuseCities(context, proposed.changes.cityBranchMapping);
    await refuseIncomplete(context, proposed);
  },
  written: async ({ db }, { id, changes }) => {
    const listed = changes.cityBranchMapping;
    if (listed === undefined) return;
    await db.delete(agentCities).where(eq(agentCities.agentBranchMappingId, id));
    if (listed?.length)
      await db.insert(agentCities).values(
        listed.map(({ cityId, salesBranchId }) => ({
          agentBranchMappingId: id,
          cityId,
          salesBranchId: salesBranchId ?? null,
        })),
      );
  },
  history: mapping => ({
    userName: mapping.userName,
    salesBranchName: mapping.salesBranchName,
    departmentName: mapping.departmentName,
    cityNames: mapping.cityNames,
    region: mapping.region,
    tier: mapping.tier,
    salesVertical: mapping.salesVertical,
    businessUnit: mapping.businessUnit,
    salesChannel: mapping.salesChannel,
    roleType: mapping.roleType,
  }),
});
