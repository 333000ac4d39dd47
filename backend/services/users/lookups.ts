import { eq, sql } from 'drizzle-orm';
import {
  departmentCalls,
  designationCalls,
  salesBranchCalls,
  virtualNumberCalls,
} from '#contract/calls/users/users.ts';
import type {
  Department,
  Designation,
  SalesBranch,
  VirtualNumber,
} from '#contract/calls/recordTypes.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import {
  agentBranchMappings,
  departments,
  designations,
  salesBranches,
  users,
  virtualNumbers,
} from '../../database/schema/index.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { reference } from '../../tables/fields.ts';

/** What the user form chooses from; nobody changes these lists through calls. */

export const designationRecords = declareRecords<Designation, object>(designationCalls, {
  resource: 'designations',
  table: designations,
  removal: 'hard',
  notThere: notThere.record,
  where: eq(designations.isActive, true),
  fields: {
    name: designations.name,
    companyId: designations.companyId,
    isMaster: designations.isMaster,
    isBranchOptional: designations.isBranchOptional,
  },
  search: [designations.name],
  sort: 'name',
  readers: 'granted',
});

export const departmentRecords = declareRecords<Department, object>(departmentCalls, {
  resource: 'departments',
  table: departments,
  removal: 'hard',
  notThere: notThere.record,
  fields: {
    name: departments.name,
    userCount: sql<number>`(select count(*) from users member
      where member.department_id = ${departments.id} and member.status = 1)`.mapWith(Number),
  },
  search: [departments.name],
  sort: 'name',
  readers: 'granted',
});

export const salesBranchRecords = declareRecords<SalesBranch, object>(salesBranchCalls, {
  resource: 'sales-branches',
  table: salesBranches,
  removal: 'hard',
  notThere: notThere.record,
  where: eq(salesBranches.isActive, true),
  fields: {
    name: salesBranches.name,
    userCount: sql<number>`(select count(*) from ${agentBranchMappings}
      where ${agentBranchMappings.salesBranchId} = ${salesBranches.id})`.mapWith(Number),
  },
  search: [salesBranches.name],
  sort: 'name',
  readers: 'granted',
});

export const virtualNumberRecords = declareRecords<VirtualNumber, object>(virtualNumberCalls, {
  resource: 'virtual-numbers',
  table: virtualNumbers,
  removal: 'hard',
  notThere: notThere.record,
  fields: {
    number: virtualNumbers.number,
    userId: reference(virtualNumbers.userId, users, { order: users.name }),
    userName: users.name,
    assignedAt: virtualNumbers.assignedAt,
    active: virtualNumbers.isActive,
  },
  search: [virtualNumbers.number, users.name],
  sort: 'number',
  readers: 'granted',
});
