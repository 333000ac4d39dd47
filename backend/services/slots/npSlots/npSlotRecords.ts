import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { NpSlot, NpSlotFields } from '#contract/calls/recordTypes.ts';
import type { Page } from '#contract/calls/paging.ts';
import { npSlotCalls } from '#contract/calls/slots/npSlots.ts';
import { clientWriters } from '#contract/domain/clients/clientWriters.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { slotStoppersKey, stopFault } from '#contract/domain/slots/npSlots.ts';
import { hasRole } from '../../../calls/Actor.ts';
import type { Verb } from '../../../calls/Context.ts';
import { npSlots, products, projects, settings, slots } from '../../../database/schema/index.ts';
import type { Database } from '../../../database/client.ts';
import { ofOpportunityInScope } from '../../../policies/scopes/opportunityScope.ts';
import { declareRecords } from '../../../tables/declareRecords.ts';
import { elsewhere } from '../../../tables/fields.ts';

/** `slotStatus` of the contract in SQL. */
export const statusOn = (today: Day) => sql<NonNullable<NpSlot['status']>>`case
  when ${slots.state} not in ('booked', 'live', 'held') then ${slots.state}
  when ${slots.endDate} < ${today}::date then 'ended'
  when ${slots.state} = 'held' then 'held'
  when ${slots.startDate} <= ${today}::date then 'live'
  else 'upcoming' end`;

const placeName = sql<string>`(
  select place.name from slot_bookings booking join polygons place on place.id = booking.polygon_id
  where booking.slot_id = ${slots.id} order by booking.id limit 1)`;

const mayMove = (today: Day) =>
  sql<boolean>`(${statusOn(today)} in ('upcoming', 'held') and not ${slots.isFrozen})`;

/** New-project slots with the configuration that each shows. */
export const npSlotRecords = declareRecords<NpSlot, NpSlotFields>(npSlotCalls, {
  resource: 'np-slots',
  table: slots,
  removal: 'soft',
  notThere: notThere.npSlot,
  where: eq(slots.kind, 'np-slot'),
  joins: [
    { table: npSlots, on: eq(npSlots.slotId, slots.id), isInner: true },
    { table: products, on: eq(products.id, slots.productId), isInner: true },
    { table: projects, on: eq(projects.id, slots.projectId), isInner: false },
  ],
  fields: today => ({
    slotId: sql<number>`${slots.id}`.mapWith(Number),
    opmV2Id: elsewhere(npSlots.opportunityPackageId),
    opportunityId: slots.opportunityId,
    productId: slots.productId,
    productName: products.name,
    projectId: slots.projectId,
    projectName: projects.name,
    configDetails: elsewhere(sql`json_strip_nulls(json_build_object(
      'flatConfigurationId', ${npSlots.flatConfigurationId},
      'apartmentType', ${npSlots.apartmentType},
      'areaSize', ${npSlots.areaSize},
      'price', ${npSlots.pricePaise}))`),
    position: slots.position,
    placeName,
    regionId: slots.regionId,
    startDate: slots.startDate,
    endDate: slots.endDate,
    parentId: slots.parentId,
    status: statusOn(today),
    isFrozen: slots.isFrozen,
    stopReason: slots.stopReason,
    // Never in the table: the caller decides, in the verb of the list.
    mayStop: sql<boolean>`(${slots.id} is null)`,
    maySwap: mayMove(today),
  }),
  inside: {
    'configDetails.apartmentType': { expression: npSlots.apartmentType, kind: 'text' },
    'configDetails.price': { expression: npSlots.pricePaise, kind: 'integer' },
  },
  search: [projects.name],
  sort: '-startDate',
  readers: actor => ofOpportunityInScope(slots.opportunityId, actor, 'read'),
  narrow: ({ opmV2Id }, actor) => [
    ofOpportunityInScope(slots.opportunityId, actor, typeof opmV2Id === 'number' ? 'read' : 'list'),
    typeof opmV2Id === 'number' ? eq(npSlots.opportunityPackageId, opmV2Id) : undefined,
  ],
});

/** Whether someone is named in the setting of those who stop slots (T19). */
export const isStopper = async (db: Database, userId: number): Promise<boolean> => {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, slotStoppersKey));
  return Array.isArray(row?.value) && row.value.includes(userId);
};

/** GET get-all-slots: each with what this person may do with it. */
export const listNpSlots: Verb<CallOf<'npSlots.list'>> = async context => {
  // The verb answers what its call says.
  const page = (await npSlotRecords.verbs.list(context)) as Page<NpSlot>;
  const { db, actor } = context;
  const canStop = await isStopper(db, actor.id);
  const isWriter = hasRole(actor, ...clientWriters);
  const own = await changeable(
    context,
    page.results.map(({ id }) => id),
  );
  return {
    ...page,
    results: page.results.map(row => ({
      ...row,
      mayStop:
        canStop &&
        stopFault({ status: row.status ?? 'ended', isFrozen: row.isFrozen ?? false }) === undefined,
      maySwap: row.maySwap === true && isWriter && own.has(row.id),
    })),
  };
};

/** Those of the slots whose opportunity the person may change. */
const changeable = async (
  { db, actor }: Parameters<Verb<CallOf<'npSlots.list'>>>[0],
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: slots.id })
    .from(slots)
    .where(
      and(inArray(slots.id, [...ids]), ofOpportunityInScope(slots.opportunityId, actor, 'change')),
    );
  return new Set(rows.map(({ id }) => id));
};
