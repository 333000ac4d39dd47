import { eq, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CallOf } from '#contract/calls/index.ts';
import type { SlotSwap } from '#contract/calls/recordTypes.ts';
import { slotSwapCalls } from '#contract/calls/slots/npSlots.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Verb } from '../../../calls/Context.ts';
import { notFound } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import {
  approvalRequests as r,
  approvalTasks as t,
  products,
  slots,
  slotSwaps as swaps,
} from '../../../database/schema/index.ts';
import { ofOpportunityInScope } from '../../../policies/scopes/opportunityScope.ts';
import type { Presented } from '../../../tables/Declaration.ts';
import { declareRecords } from '../../../tables/declareRecords.ts';
import { elsewhere } from '../../../tables/fields.ts';
import { approvalScope, isTaskOf } from '../../approvals/approvalScope.ts';

/** A slot with its place and days, as one value. */
const sideOf = (slotId: PgColumn | SQL) => sql`(
  select json_strip_nulls(json_build_object(
    'slotId', side.id, 'parentId', side.parent_id, 'regionId', side.region_id,
    'projectName', project.name, 'accountName', client.name,
    'placeName', (
      select place.name from slot_bookings booking
      join polygons place on place.id = booking.polygon_id
      where booking.slot_id = side.id order by booking.id limit 1),
    'position', side.position, 'startDate', side.start_date, 'endDate', side.end_date))
  from slots side
  left join projects project on project.id = side.project_id
  left join accounts client on client.id = side.account_id
  where side.id = ${slotId})`;

/** Both slots of a swap as they are. */
export const swapSides = async (db: Database, swapId: number) => {
  const [row] = await db
    .select({
      from: sql<NonNullable<SlotSwap['from']>>`${sideOf(swaps.fromSlotId)}`,
      to: sql<NonNullable<SlotSwap['to']>>`${sideOf(swaps.toSlotId)}`,
    })
    .from(swaps)
    .where(eq(swaps.id, swapId));
  if (!row) throw notFound(notThere.slotSwap);
  return row;
};

/** What a slot advertises, with its number, since one project may hold several: "Palash Greens (629)". */
const sideName = (slotId: PgColumn) => sql<string>`(
  select concat_ws(' ', coalesce(project.name, client.name), '(' || side.id || ')')
  from slots side
  left join projects project on project.id = side.project_id
  left join accounts client on client.id = side.account_id
  where side.id = ${slotId})`;

const swapName = sql<string>`${sideName(swaps.fromSlotId)} || ' ⇄ ' || ${sideName(swaps.toSlotId)}`;

const personOf = (id: PgColumn) =>
  sql<string>`(select person.name from users person where person.id = ${id})`;

/** What was asked for is kept with the request; an older one tells what there is. */
const asAsked = (name: 'from' | 'to', slotId: PgColumn) =>
  elsewhere(sql`coalesce(${r.snapshot} -> ${sql.raw(`'${name}'`)}, ${sideOf(slotId)}::jsonb)`);

export const slotSwapRecords = declareRecords<SlotSwap & Presented, object>(slotSwapCalls, {
  resource: 'slot-swaps',
  table: swaps,
  removal: 'hard',
  notThere: notThere.slotSwap,
  joins: [
    { table: slots, on: eq(slots.id, swaps.fromSlotId), isInner: true },
    { table: products, on: eq(products.id, slots.productId), isInner: true },
    { table: r, on: eq(r.id, swaps.approvalRequestId), isInner: false },
  ],
  fields: {
    opmV2Id: sql<number>`null::bigint`,
    name: swapName,
    state: swaps.state,
    reason: swaps.reason,
    requestedByName: personOf(swaps.requestedBy),
    decidedAt: swaps.decidedAt,
    decidedByName: personOf(r.decidedBy),
    productName: products.name,
    fromSlotId: swaps.fromSlotId,
    toSlotId: swaps.toSlotId,
    from: asAsked('from', swaps.fromSlotId),
    to: asAsked('to', swaps.toSlotId),
    approvalId: swaps.approvalRequestId,
    waitsFor: sql<string>`(
      select string_agg(person.name, ', ') from approval_tasks task
      join users person on person.id = task.assignee_id
      where task.approval_request_id = ${swaps.approvalRequestId} and task.status = 'open')`,
    taskKey: sql<string>`null::text`,
  },
  search: [swaps.reason, products.name, swapName],
  sort: '-createdAt',
  readers: (actor, now) =>
    or(
      approvalScope(actor, 'read', now) ?? sql`true`,
      ofOpportunityInScope(slots.opportunityId, actor, 'read') ?? sql`true`,
    ),
  narrow: ({ opmV2Id }, actor, _today, now) => [
    or(
      approvalScope(actor, typeof opmV2Id === 'number' ? 'read' : 'list', now) ?? sql`true`,
      ofOpportunityInScope(slots.opportunityId, actor, 'list') ?? sql`true`,
    ),
    typeof opmV2Id === 'number'
      ? sql`exists (select 1 from np_slots detail
          where detail.opportunity_package_id = ${opmV2Id}::bigint
            and detail.slot_id in (${swaps.fromSlotId}, ${swaps.toSlotId}))`
      : undefined,
  ],
});

/** GET approval-page-details/{id}: with the task that is this person's to answer. */
export const swapDetails: Verb<CallOf<'slotSwaps.get'>> = async context => {
  const { db, actor, params, services } = context;
  const now = services.now();
  const [seen] = await db
    .select({ approvalId: swaps.approvalRequestId, requestedBy: swaps.requestedBy })
    .from(swaps)
    .innerJoin(slots, eq(slots.id, swaps.fromSlotId))
    .leftJoin(r, eq(r.id, swaps.approvalRequestId))
    .where(
      sql`${swaps.id} = ${params.id} and (${or(
        approvalScope(actor, 'read', now) ?? sql`true`,
        ofOpportunityInScope(slots.opportunityId, actor, 'read') ?? sql`true`,
      )})`,
    );
  if (!seen) throw notFound(notThere.slotSwap);
  const record = await slotSwapRecords.readOne(context, params.id);
  if (seen.requestedBy === actor.id) return record;
  const [task] = await db
    .select({ taskKey: t.taskKey })
    .from(t)
    .where(
      sql`${t.approvalRequestId} = ${seen.approvalId} and ${t.status} = 'open'
        and ${isTaskOf(actor.id, now)}`,
    )
    .orderBy(t.id)
    .limit(1);
  return { ...record, ...(task && { taskKey: task.taskKey }) };
};
