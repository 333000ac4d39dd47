import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Approval } from '#contract/calls/recordTypes.ts';
import { approvalRecordCalls } from '#contract/calls/approvals/approvals.ts';
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
import { approvalScope, waitsFor } from './approvalScope.ts';

const requesters = alias(users, 'requesters');
const deciders = alias(users, 'deciders');

const money = (name: string) => sql<number>`(${r.snapshot} ->> ${name})::bigint`.mapWith(Number);
const rate = sql`(${r.snapshot} ->> 'ratePaise')::numeric`;
const sales = sql`(${r.snapshot} ->> 'salesPaise')::numeric`;

const openNames = sql<string>`(
  select string_agg(person.name, ', ' order by person.name) from ${t}
  join ${users} person on person.id = ${t.assigneeId}
  where ${t.approvalRequestId} = ${r.id} and ${t.status} = 'open')`;

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
    waitsFor: openNames,
    opportunityId: r.opportunityId,
    opportunityName: opportunities.name,
    accountName: accounts.name,
    packageName: sql<string>`${r.snapshot} ->> 'packageName'`,
    ratePrice: money('ratePaise'),
    salesPrice: money('salesPaise'),
    discount: sql<number>`greatest(${rate} - ${sales}, 0)`.mapWith(Number),
    discountPercent:
      sql<number>`round(100 * greatest(${rate} - ${sales}, 0) / nullif(${rate}, 0), 2)`.mapWith(
        Number,
      ),
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
  search: [opportunityWords],
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

/** GET all-approvals: with each one whether it waits for the caller. */
export const listApprovals: typeof approvalRecords.verbs.list = async context => {
  const page = (await approvalRecords.verbs.list(context)) as { results: Approval[] };
  const ids = page.results.map(({ id }) => id);
  const mine =
    ids.length === 0
      ? []
      : await context.db
          .select({ id: r.id })
          .from(r)
          .where(and(inArray(r.id, ids), waitsFor(context.actor.id, context.services.now())));
  const waiting = new Set(mine.map(({ id }) => id));
  return {
    ...page,
    results: page.results.map(row => ({ ...row, waitsForMe: waiting.has(row.id) })),
  };
};
