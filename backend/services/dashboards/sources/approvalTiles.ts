import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import {
  accounts,
  approvalRequests as r,
  approvalTasks,
  cities,
  opportunities,
  users,
} from '../../../database/schema/index.ts';
import { isAny } from '../../../query/isAny.ts';
import { ofListedOpportunity } from '../../../policies/scopes/opportunityScope.ts';
import { opportunityWords } from '../../../policies/opportunityWords.ts';
import { none, valueOf, type TileSetting, type TileSource } from '../TileSource.ts';

/** Its turn has come, and it is this person's (T44); its opportunity is there. */
const waitsFor = ({ actor, line }: TileSetting, role: 'reviewer' | 'approver'): SQL =>
  isAny(sql`from ${approvalTasks} as task
    join ${opportunities} as deal on deal.id = ${r.opportunityId} and deal.deleted_at is null
      and ${line ? sql`deal.line = ${line}` : sql`true`}
    where task.approval_request_id = ${r.id} and task.assignee_id = ${actor.id}::bigint
      and task.role = ${role} and task.status = 'open'`);

/**
 * Tiles that count requests for a discount: those of the opportunities that the person finds in lists, and those that
 * wait for them no matter who has the opportunity.
 */
export const approvalTiles: TileSource = {
  columns: {
    id: valueOf(r.id),
    name: valueOf(opportunities.name),
    statusLabel: sql`case ${r.status} when 'PendingApproval' then 'Pending approval' else ${r.status} end`,
    since: valueOf(r.requestedAt),
    fupTime: none.moment,
    accountId: valueOf(opportunities.accountId),
    accountName: valueOf(accounts.name),
    line: valueOf(opportunities.line),
    cityId: valueOf(opportunities.cityId),
    cityName: valueOf(cities.name),
    agentId: valueOf(r.requestedBy),
    agentName: valueOf(users.name),
    amountPaise: valueOf(opportunities.dealValuePaise),
    reason: none.text,
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
  counted: (db, fields) => db.select(fields).from(r).$dynamic() as PgSelect,
  scope: () => and(eq(r.approvalType, 'Discount'), eq(r.status, 'PendingApproval')),
  conditionOf: (key, setting) => {
    if (key === 'discountreviewpending') return { where: waitsFor(setting, 'reviewer') };
    const own = ofListedOpportunity(r.opportunityId, setting.actor, setting.line);
    return { where: or(own, waitsFor(setting, 'approver')) };
  },
  // What waits for the person is theirs, no matter who asked.
  workedBy: (isTheirs, setting) =>
    sql`(${isTheirs(r.requestedBy)} or ${waitsFor(setting, 'reviewer')} or ${waitsFor(setting, 'approver')})`,
};
