import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import {
  accounts,
  approvalRequests as r,
  approvalTasks,
  cities,
  opportunities,
  users,
} from '../../../../database/schema/index.ts';
import { opportunityScope } from '../../../../policies/opportunityScope.ts';
import { opportunityWords } from '../../../../policies/opportunityWords.ts';
import { none, valueOf, type TileSetting, type TileSource } from '../TileSource.ts';

/** Its turn has come, and it is this person's (T44). */
const waitsFor = ({ actor }: TileSetting, role: 'reviewer' | 'approver'): SQL =>
  sql`exists (select 1 from ${approvalTasks} where ${approvalTasks.approvalRequestId} = ${r.id}
    and ${and(
      eq(approvalTasks.assigneeId, actor.id),
      eq(approvalTasks.role, role),
      eq(approvalTasks.status, 'open'),
    )})`;

/**
 * Tiles that count requests for a discount: those of the opportunities that the person finds in lists, and those that
 * wait for him whoever has the opportunity.
 */
export const approvalTiles: TileSource = {
  columns: {
    id: valueOf(r.id),
    name: valueOf(opportunities.name),
    statusLabel: sql`case ${r.status} when 'PendingApproval' then 'Pending approval' else ${r.status} end`,
    fupTime: valueOf(r.requestedAt),
    accountId: valueOf(opportunities.accountId),
    accountName: valueOf(accounts.name),
    line: valueOf(opportunities.line),
    cityId: valueOf(opportunities.cityId),
    cityName: valueOf(cities.name),
    agentId: valueOf(r.requestedBy),
    agentName: valueOf(users.name),
    amountPaise: valueOf(opportunities.dealValuePaise),
    createdAt: valueOf(r.createdAt),
    assignedAt: none.moment,
    updatedAt: valueOf(r.updatedAt),
    opportunityId: valueOf(r.opportunityId),
  },
  key: r.id,
  opens: '/approval-details',
  search: [opportunityWords],
  from: (db, fields) =>
    db
      .select(fields)
      .from(r)
      .innerJoin(opportunities, eq(opportunities.id, r.opportunityId))
      .innerJoin(accounts, eq(accounts.id, opportunities.accountId))
      .leftJoin(cities, eq(cities.id, opportunities.cityId))
      .leftJoin(users, eq(users.id, r.requestedBy))
      .$dynamic() as PgSelect,
  scope: setting => {
    const own = opportunityScope(setting.actor, 'list');
    return and(
      isNull(opportunities.deletedAt),
      eq(r.approvalType, 'Discount'),
      eq(r.status, 'PendingApproval'),
      own && or(own, waitsFor(setting, 'reviewer'), waitsFor(setting, 'approver')),
    );
  },
  conditionOf: (key, setting) => {
    if (key === 'discountreviewpending') return { where: waitsFor(setting, 'reviewer') };
    const own = opportunityScope(setting.actor, 'list');
    return { where: own && or(own, waitsFor(setting, 'approver')) };
  },
};
