import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Approval } from '#contract/calls/recordTypes.ts';
import { approvalRecordCalls } from '#contract/calls/approvals/approvals.ts';
import type { Context } from '../../calls/Context.ts';
import { approvalNotThere } from './refuseApproval.ts';
import {
  accounts,
  approvalRequests as r,
  approvalTasks as t,
  opportunities,
  users,
} from '../../database/schema/index.ts';
import { opportunityWords } from '../../policies/opportunityWords.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { approvalScope, isTaskOf, waitsFor } from './approvalScope.ts';

const requesters = alias(users, 'requesters');
const deciders = alias(users, 'deciders');

const money = (name: string) => sql<number>`(${r.snapshot} ->> ${name})::bigint`.mapWith(Number);
const rate = sql`(${r.snapshot} ->> 'ratePaise')::numeric`;
const sales = sql`(${r.snapshot} ->> 'salesPaise')::numeric`;

const openNames = sql<string>`(
  select string_agg(person.name, ', ' order by person.name) from ${t}
  join ${users} person on person.id = ${t.assigneeId}
  where ${t.approvalRequestId} = ${r.id} and ${t.status} = 'open')`;

/** By request, among some: the task by which the person of the call can answer it now, the first where they have several. */
const openTasksOf = async (
  { db, actor, services }: Context,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map();
  const now = services.now();
  const rows = await db
    .select({ id: r.id, taskKey: t.taskKey })
    .from(t)
    .innerJoin(r, eq(r.id, t.approvalRequestId))
    .where(
      and(
        inArray(r.id, [...ids]),
        waitsFor(actor.id, now),
        eq(t.status, 'open'),
        isTaskOf(actor.id, now),
      ),
    )
    .orderBy(desc(t.id));
  return new Map(rows.map(({ id, taskKey }) => [id, taskKey]));
};

/** Requests for approval. */
export const approvalRecords = declareRecords<Approval, object>(approvalRecordCalls, {
  resource: 'approvals',
  table: r,
  removal: 'hard',
  notThere: approvalNotThere,
  joins: [
    { table: opportunities, on: eq(opportunities.id, r.opportunityId), isInner: false },
    { table: accounts, on: eq(accounts.id, opportunities.accountId), isInner: false },
    { table: requesters, on: eq(requesters.id, r.requestedBy), isInner: true },
    { table: deciders, on: eq(deciders.id, r.decidedBy), isInner: false },
  ],
  fields: {
    name: sql<string>`coalesce(${opportunities.name}, ${r.snapshot} ->> 'projectName', ${r.approvalType} || ' ' || ${r.entityId})`,
    approvalType: r.approvalType,
    entityTypeId: r.entityTypeId,
    entityId: r.entityId,
    status: r.status,
    // Whose turn it is depends on who asks: the verb fills it in.
    waitsForMe: sql<boolean>`(${r.id} is null)`,
    taskKey: sql<string>`(null::text)`,
    waitsFor: openNames,
    opportunityId: r.opportunityId,
    opportunityName: opportunities.name,
    accountName: accounts.name,
    packageName: sql<string>`${r.snapshot} ->> 'packageName'`,
    ratePrice: money('ratePaise'),
    salesPrice: money('salesPaise'),
    discount: sql<number>`greatest(${rate} - ${sales}, 0)`.mapWith(Number),
    discountPercent:
      // As `discountBp` says it, which decides: half up where that makes the price, else up.
      sql<number>`(select case when round(${rate} * near.bp / 10000) = near.off then near.bp
          else ceil(10000 * near.off / nullif(${rate}, 0)) end / 100.0
        from (select off, round(10000 * off / nullif(${rate}, 0)) as bp
          from (select greatest(${rate} - ${sales}, 0) as off) taken) near)`.mapWith(Number),
    dealValue: money('dealValuePaise'),
    durationInDays: r.durationInDays,
    remark: r.remark,
    requestedBy: r.requestedBy,
    requestedByName: requesters.name,
    requestedAt: r.requestedAt,
    decidedByName: deciders.name,
    decidedAt: r.decidedAt,
    previousId: r.previousId,
    supersededById: r.supersededById,
  },
  search: [opportunityWords, requesters.name],
  client: { accountId: opportunities.accountId, opportunityId: r.opportunityId },
  sort: '-requestedAt',
  readers: (actor, now) => approvalScope(actor, 'read', now),
  narrow: ({ opportunityId, waitsForMe, within }, actor, _today, now) => [
    approvalScope(actor, typeof opportunityId === 'number' ? 'read' : 'list', now),
    typeof opportunityId === 'number' ? eq(r.opportunityId, opportunityId) : undefined,
    waitsForMe === true ? waitsFor(actor.id, now) : undefined,
    waitsForMe === false ? sql`not ${waitsFor(actor.id, now)}` : undefined,
    within === 'mine' ? eq(r.requestedBy, actor.id) : undefined,
  ],
});

/** GET all-approvals: with each one whether it waits for the caller, and by which task they answer. */
export const listApprovals: typeof approvalRecords.verbs.list = async context => {
  const page = (await approvalRecords.verbs.list(context)) as { results: Approval[] };
  const tasks = await openTasksOf(
    context,
    page.results.map(({ id }) => id),
  );
  return {
    ...page,
    results: page.results.map(({ taskKey: _untold, ...row }) => {
      const taskKey = tasks.get(row.id);
      return {
        ...row,
        waitsForMe: taskKey !== undefined,
        ...(taskKey !== undefined && { taskKey }),
      };
    }),
  };
};
