import { asc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CallOf } from '#contract/calls/index.ts';
import type {
  NpPackage,
  NpPendingActivation,
  NpSwapPartner,
  ProjectConfiguration,
} from '#contract/calls/recordTypes.ts';
import {
  npPackageCalls,
  npPendingCalls,
  npSwapPartnerCalls,
  projectConfigurationCalls,
} from '#contract/calls/slots/npSlots.ts';
import { standingStatuses } from '#contract/domain/clients/clientStanding.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { shortRupees } from '#contract/domain/money/shortRupees.ts';
import type { Context, Verb } from '../../../calls/Context.ts';
import {
  accounts,
  npSlots,
  opportunities,
  opportunityPackages as ordered,
  opportunityProducts as parts,
  packages,
  products,
  projectConfigurations,
  projects,
  slots,
} from '../../../database/schema/index.ts';
import { ofOpportunityInScope, reachesFew } from '../../../policies/scopes/opportunityScope.ts';
import { dealAgents, joinDealAgent } from '../../../policies/dealAgents.ts';
import { opportunityWords } from '../../../policies/opportunityWords.ts';
import type { Presented } from '../../../tables/Declaration.ts';
import { declareRecords } from '../../../tables/declareRecords.ts';
import { mapped } from '../../../tables/fields.ts';
import { packageOrRefuse } from './packageOrRefuse.ts';
import { amongFew } from '../../../query/amongFew.ts';
import { constantList } from '../../../query/constantList.ts';
import { isAny } from '../../../query/isAny.ts';

const joins = [
  { table: packages, on: eq(packages.id, ordered.packageId), isInner: true },
  { table: opportunities, on: eq(opportunities.id, ordered.opportunityId), isInner: true },
  { table: accounts, on: eq(accounts.id, opportunities.accountId), isInner: true },
  joinDealAgent,
];

const boughtParts = sql`opportunity_products part
  join products kind on kind.id = part.product_id and kind.kind = 'np-slot'
  where part.deleted_at is null`;

const bought = sql<number>`(
  select coalesce(sum(part.quantity), 0)::int from ${boughtParts}
    and part.opportunity_package_id = ${ordered.id})`;

/** Slots of a package that meet a condition on `pinned`. */
const slotCount = (condition: string) => sql<number>`(
  select count(*)::int from np_slots detail join slots pinned on pinned.id = detail.slot_id
  where detail.opportunity_package_id = ${ordered.id} and pinned.deleted_at is null
    and ${sql.raw(condition)})`;

/** Whether slots of a package may still be placed: not once it is stopped, its deal lost or its account gone (record 0220). */
const isPlaceable = sql`(${ordered.statusId} <> 3
  and ${opportunities.statusId} not in ${constantList(standingStatuses.lost)}
  and ${accounts.statusId} not in ${constantList(standingStatuses.gone)})`;

const isPlaced = "pinned.state not in ('draft', 'cancelled')";
const occupies = "pinned.state in ('booked', 'live')";
const placed = slotCount(isPlaced);

const running = (today: Day, isLive: boolean) =>
  slotCount(
    `${occupies} and pinned.end_date >= '${today}'::date and pinned.start_date ${isLive ? '<=' : '>'} '${today}'::date`,
  );

/** Packages of opportunities with what they bought of new-project slots. */
export const npPackageRecords = declareRecords<NpPackage & Presented, object>(npPackageCalls, {
  resource: 'np-packages',
  table: ordered,
  removal: 'soft',
  notThere: notThere.orderedPackage,
  joins,
  where: isAny(sql`from ${boughtParts} and part.opportunity_package_id = ${ordered.id}`),
  fields: today => ({
    packageName: packages.name,
    opportunityId: ordered.opportunityId,
    opportunityName: opportunities.name,
    accountId: opportunities.accountId,
    accountName: accounts.name,
    agentName: sql<string>`(
      select agent.name from users agent where agent.id = ${opportunities.agentId})`,
    regionId: ordered.regionId,
    bought,
    placed,
    pending: sql<number>`(case when ${isPlaceable} then greatest(${bought} - ${placed}, 0) else 0 end)`,
    live: running(today, true),
    upcoming: running(today, false),
    frozen: slotCount('pinned.is_frozen'),
    promotedDays: ordered.promotedDays,
    startDate: ordered.startDate,
    endDate: ordered.endDate,
  }),
  search: [packages.name, opportunityWords, dealAgents.name],
  client: { accountId: opportunities.accountId, opportunityId: ordered.opportunityId },
  sort: '-updatedAt',
  readers: 'listed',
  narrow: (_query, actor) => [
    ofOpportunityInScope(ordered.opportunityId, actor, 'list'),
    // One in forty packages: who reaches many finds them by the product, not by asking each.
    reachesFew(actor, 'list')
      ? undefined
      : amongFew(ordered.id, sql`select part.opportunity_package_id from ${boughtParts}`),
  ],
});

/** GET get-summary-details. */
export const npSummary: Verb<CallOf<'npPackages.summary'>> = async context => {
  const { db, query } = context;
  await packageOrRefuse(context, 'read', query.opmV2Id);
  const record = await npPackageRecords.readOne(context, query.opmV2Id);
  const placedSlots = await db
    .select({ slotId: slots.id, parentId: slots.parentId, regionId: slots.regionId })
    .from(slots)
    .innerJoin(npSlots, eq(npSlots.slotId, slots.id))
    .where(eq(npSlots.opportunityPackageId, query.opmV2Id))
    .orderBy(asc(slots.id));
  return { ...record, slots: placedSlots };
};

const placedOfPart = sql<number>`(
  select count(*)::int from np_slots detail join slots pinned on pinned.id = detail.slot_id
  where detail.opportunity_package_id = ${parts.opportunityPackageId}
    and pinned.product_id = ${parts.productId} and pinned.deleted_at is null
    and ${sql.raw(isPlaced)})`;

/** Products that were bought and of which slots are still to be placed. */
export const npPendingRecords = declareRecords<NpPendingActivation & Presented, object>(
  npPendingCalls,
  {
    resource: 'np-pending-activations',
    table: parts,
    removal: 'soft',
    notThere: notThere.orderedProduct,
    joins: [
      { table: ordered, on: eq(ordered.id, parts.opportunityPackageId), isInner: true },
      { table: products, on: eq(products.id, parts.productId), isInner: true },
      ...joins,
    ],
    where: sql`${parts.productId} = any(array(
        select kind.id from products kind where kind.kind = 'np-slot'))
      and ${parts.activationState} <> 'stopped'
      and ${ordered.deletedAt} is null and ${isPlaceable}
      and ${parts.quantity} > ${placedOfPart}`,
    fields: {
      opmV2Id: parts.opportunityPackageId,
      opportunityId: ordered.opportunityId,
      opportunityName: opportunities.name,
      accountName: accounts.name,
      packageName: packages.name,
      productId: parts.productId,
      productName: products.name,
      quantity: parts.quantity,
      placed: placedOfPart,
      pending: sql<number>`(${parts.quantity} - ${placedOfPart})`,
      activationState: parts.activationState,
      startDate: parts.startDate,
      endDate: parts.endDate,
    },
    search: [products.name, packages.name, accounts.name],
    client: { accountId: opportunities.accountId, opportunityId: ordered.opportunityId },
    sort: 'productId',
    readers: actor => ofOpportunityInScope(ordered.opportunityId, actor, 'read'),
    narrow: ({ opmV2Id }, actor) => [
      ofOpportunityInScope(
        ordered.opportunityId,
        actor,
        typeof opmV2Id === 'number' ? 'read' : 'list',
      ),
      typeof opmV2Id === 'number' ? eq(parts.opportunityPackageId, opmV2Id) : undefined,
    ],
  },
);

/** What a project offers, with a price. */
export const projectConfigurationRecords = declareRecords<ProjectConfiguration & Presented, object>(
  projectConfigurationCalls,
  {
    resource: 'project-configurations',
    table: projectConfigurations,
    removal: 'hard',
    notThere: notThere.record,
    where: sql`${projectConfigurations.pricePaise} > 0`,
    fields: {
      projectId: projectConfigurations.projectId,
      name: mapped<{ type: string; area: number; paise: number }, never>(
        sql`json_build_object('type', ${projectConfigurations.apartmentType},
          'area', ${projectConfigurations.areaSize}, 'paise', ${projectConfigurations.pricePaise})`,
        ({ type, area, paise }) => `${type} · ${area} sq ft · ${shortRupees(paise)}`,
        () => null,
        sql`${projectConfigurations.apartmentType}`,
      ),
      apartmentType: projectConfigurations.apartmentType,
      areaSize: projectConfigurations.areaSize,
      price: projectConfigurations.pricePaise,
    },
    search: [projectConfigurations.apartmentType],
    sort: 'price',
    readers: 'granted',
    narrow: ({ projectId }) => [
      typeof projectId === 'number' ? eq(projectConfigurations.projectId, projectId) : undefined,
    ],
  },
);

const ownSlot = alias(slots, 'own_slot');

const place = sql`(
  select area.name from slot_bookings booking join polygons area on area.id = booking.polygon_id
  where booking.slot_id = ${slots.id} order by booking.id limit 1)`;

/** What a slot is called to somebody who may swap with it: project, place, position, days. */
const partnerName = sql<string>`concat_ws(' · ', ${projects.name}, ${place}, '#' || ${slots.position},
  to_char(${slots.startDate}, 'FMDD/FMMM/YYYY') || ' – ' || to_char(${slots.endDate}, 'FMDD/FMMM/YYYY'))`;

/** The product of a slot whose deal the person may read; none for another's. */
const productOfOwn = (actor: Context['actor'], slotId: number): SQL => sql`
  select ${ownSlot.productId} from ${slots} ${sql.identifier('own_slot')}
  where ${ownSlot.id} = ${slotId}::bigint
    and ${ofOpportunityInScope(ownSlot.opportunityId, actor, 'read') ?? sql`true`}`;

/** Slots of one product that have not begun. */
export const npSwapPartnerRecords = declareRecords<NpSwapPartner & Presented, object>(
  npSwapPartnerCalls,
  {
    resource: 'np-swap-partners',
    table: slots,
    removal: 'soft',
    notThere: notThere.npSlot,
    joins: [{ table: projects, on: eq(projects.id, slots.projectId), isInner: false }],
    where: sql`${slots.kind} = 'np-slot' and not ${slots.isFrozen}
      and ${slots.state} in ('booked', 'held')`,
    fields: {
      forSlotId: sql<number>`null::bigint`,
      name: partnerName,
      startDate: slots.startDate,
    },
    search: [partnerName],
    sort: 'startDate',
    readers: 'granted',
    narrow: ({ forSlotId }, actor, today) => [
      isNull(slots.deletedAt),
      gt(slots.startDate, today),
      typeof forSlotId === 'number'
        ? sql`${slots.id} <> ${forSlotId}::bigint and ${slots.productId} = (
            ${productOfOwn(actor, forSlotId)})`
        : undefined,
    ],
  },
);
