import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { userCalls } from '#contract/calls/users/users.ts';
import type { User, UserFields } from '#contract/calls/recordTypes.ts';
import { newUserDepartmentId } from '#contract/domain/users/designations.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { isPickedRole } from '#contract/domain/users/pickedRoles.ts';
import { userMessages } from '#contract/domain/users/userMessages.ts';
import {
  accounts,
  agentBranchMappings,
  agentCities,
  agentPhones,
  campaignAgents,
  campaigns,
  cities,
  departments,
  designations,
  roleGrants,
  salesBranches,
  users,
  virtualNumbers,
} from '../../database/schema/index.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { elsewhere, ordered, reference } from '../../tables/fields.ts';
import { judgeUser } from './judgeUser.ts';
import { grantRoles } from './grantRoles.ts';
import { rolesOf } from './rolesOf.ts';

const managers = alias(users, 'managers');
// As expressions: the columns themselves stand for who changed a record last.
const name = sql<string>`"users"."name"`;
const id = sql`"users"."id"`;

const campaignsOf = sql`from ${campaignAgents}
  join ${campaigns} on ${campaigns.id} = ${campaignAgents.campaignId}
  where ${campaignAgents.userId} = ${id} and ${campaigns.deletedAt} is null`;

/** Someone's names, as one field that people write. */
const namesOf = (whole: string) => {
  const [firstName = '', ...others] = whole.trim().split(/\s+/);
  return { firstName, lastName: others.join(' ') };
};

/** Staff. Anyone who leaves becomes inactive; roles are in rows of their own (T1). */
export const userRecords = declareRecords<User, UserFields>(userCalls, {
  resource: 'users',
  table: users,
  removal: 'hard',
  notThere: notThere.person,
  // Programs have a screen of their own.
  where: isNull(users.serviceAccountId),
  fields: {
    name: elsewhere(name),
    email: users.email,
    employeeCode: users.employeeCode,
    userRoles: rolesOf(id),
    parentId: reference(users.parentId, managers, {
      isThere: eq(managers.status, 1),
      order: managers.name,
    }),
    managerName: ordered(sql<string>`${managers.name}`, sql`${managers.name}`),
    designationId: reference(users.designationId, designations, { order: designations.name }),
    designationName: designations.name,
    departmentId: reference(users.departmentId, departments, { order: departments.name }),
    departmentName: departments.name,
    status: users.status,
    joiningDate: users.joiningDate,
    dateOfRelieving: users.dateOfRelieving,
    domainId: users.domainId,
    countryId: users.countryId,
    companyId: users.companyId,
    branchName: salesBranches.name,
    cityNames: sql<string>`(select string_agg(${cities.name}, ', ' order by ${cities.name})
      from ${agentCities} join ${cities} on ${cities.id} = ${agentCities.cityId}
      where ${agentCities.agentBranchMappingId} = ${agentBranchMappings.id})`,
    agentPhone: agentPhones.phone,
    isCallingActive: sql<boolean>`coalesce(${agentPhones.isCallingActive}, false)`,
    virtualNumber: sql<string>`(select min(${virtualNumbers.number}) from ${virtualNumbers}
      where ${virtualNumbers.userId} = ${id} and ${virtualNumbers.isActive})`,
    isOwnerAgent: sql<boolean>`exists(select 1 from ${roleGrants}
      where ${roleGrants.userId} = ${id} and ${roleGrants.roleCode} = 'owner-agent')`,
    campaignIds: sql<
      number[]
    >`array(select ${campaigns.id}::int ${campaignsOf} order by ${campaigns.id})`,
    campaignNames: sql<string>`(select string_agg(${campaigns.name}, ', ' order by ${campaigns.name}) ${campaignsOf})`,
    reportCount:
      sql<number>`(select count(*) from users report where report.parent_id = ${id})`.mapWith(
        Number,
      ),
    accountCount: sql<number>`(select count(*) from ${accounts} held where held.agent_id = ${id}
      and held.deleted_at is null and held.merged_into_id is null)`.mapWith(Number),
    lastSignInAt: users.lastSignInAt,
  },
  joins: [
    { table: agentBranchMappings, on: eq(agentBranchMappings.userId, users.id), isInner: false },
    {
      table: salesBranches,
      on: eq(salesBranches.id, agentBranchMappings.salesBranchId),
      isInner: false,
    },
    {
      table: agentPhones,
      on: and(
        eq(agentPhones.userId, users.id),
        eq(agentPhones.isPrimary, true),
        isNull(agentPhones.deletedAt),
      ),
      isInner: false,
    },
  ],
  search: [users.name, users.email],
  sort: 'name',
  readers: 'granted',
  unique: [
    { index: 'users_email_unique', field: 'email', taken: () => userMessages.emailTaken },
    {
      index: 'users_employee_code_unique',
      field: 'employeeCode',
      taken: () => userMessages.codeTaken,
    },
  ],
  faults: ({ record, before }) => {
    const { userRoles, departmentId, joiningDate, dateOfRelieving } = record;
    const faults = [];
    if (!userRoles.every(isPickedRole))
      faults.push({ field: 'userRoles', code: 'role', ...userMessages.unknownRole });
    if (!before && departmentId !== newUserDepartmentId && typeof departmentId === 'number')
      faults.push({ field: 'departmentId', code: 'department', ...userMessages.newInDepartment });
    if (joiningDate && dateOfRelieving && dateOfRelieving < joiningDate)
      faults.push({ field: 'dateOfRelieving', code: 'order', ...userMessages.relievedFirst });
    return faults;
  },
  refuse: judgeUser,
  columns: ({ changes, before }) => ({
    ...(changes.name !== undefined && namesOf(changes.name)),
    ...(!before && { departmentId: newUserDepartmentId }),
  }),
  written: async (context, { id: userId, changes }) => {
    if (changes.userRoles)
      await grantRoles(context, userId, changes.userRoles.filter(isPickedRole));
  },
  history: user => ({
    name: user.name,
    email: user.email,
    employeeCode: user.employeeCode,
    userRoles: user.userRoles,
    parentId: user.parentId,
    managerName: user.managerName,
    designationName: user.designationName,
    departmentName: user.departmentName,
    status: user.status,
    joiningDate: user.joiningDate,
    dateOfRelieving: user.dateOfRelieving,
    domainId: user.domainId,
    agentPhone: user.agentPhone,
    isCallingActive: user.isCallingActive,
    virtualNumber: user.virtualNumber,
    campaignNames: user.campaignNames,
  }),
});
