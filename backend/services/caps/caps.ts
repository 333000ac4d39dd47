import { and, eq, gte, isNull, lte, ne, sql, type Column } from 'drizzle-orm';
import type { Cap, CapFields } from '#contract/calls/recordTypes.ts';
import { capCalls } from '#contract/calls/caps/caps.ts';
import { capFaults } from '#contract/domain/caps/capFaults.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { invalidField } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { caps, cities, packages, products, saleEvents } from '../../database/schema/index.ts';
import { amongIds } from '../../query/amongIds.ts';
import type { Proposed } from '../../tables/Declaration.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { reference } from '../../tables/fields.ts';
import { isUnchanged } from '../../tables/changesOf.ts';
import { soldUnderCaps } from './soldUnderCaps.ts';
import { cityReference } from '../places/cityReference.ts';

/** A new figure may be below what is sold already: then nothing more is sold (T125). */
const onlyCounts = ({ before, changes: { limit: _limit, ...scope } }: Proposed<Cap, CapFields>) =>
  before !== undefined && isUnchanged(scope);

/** Puts the caps of a product in a line, so that two people cannot both find a period free. */
export const lockProducts = (db: Database, wanted: readonly Pick<CapFields, 'productId'>[]) =>
  db
    .select({ id: products.id })
    .from(products)
    .where(
      amongIds(
        products.id,
        wanted.map(({ productId }) => productId),
      ),
    )
    .orderBy(products.id)
    .for('no key update');

/** A column that holds a value, or holds none. */
const same = (column: Column, value: number | null | undefined) =>
  sql`${column} is not distinct from ${value ?? null}::bigint`;

/**
 * Refuses a second figure for what a cap counts already on a day: the same level, city, product, package and event.
 * A cap that is switched off counts nothing and is in nobody's way.
 */
const refuseOverlap = async (db: Database, cap: CapFields, ownId?: number): Promise<void> => {
  if (cap.active === false) return;
  const [other] = await db
    .select({ id: caps.id, startDate: caps.startDate, endDate: caps.endDate })
    .from(caps)
    .where(
      and(
        isNull(caps.deletedAt),
        eq(caps.isActive, true),
        ownId === undefined ? undefined : ne(caps.id, ownId),
        eq(caps.level, cap.level),
        eq(caps.productId, cap.productId),
        same(caps.cityId, cap.cityId),
        same(caps.packageId, cap.packageId),
        same(caps.eventId, cap.eventId),
        lte(caps.startDate, cap.endDate),
        gte(caps.endDate, cap.startDate),
      ),
    )
    .orderBy(caps.startDate, caps.id)
    .limit(1);
  if (!other) return;
  const days = `${other.startDate} to ${other.endDate}`;
  throw invalidField(
    '/startDate',
    'overlap',
    `Cap ${other.id} already covers this from ${days}. Change that one, or choose other days.`,
  );
};

/** The figure that meets the limit first: of a cap of each city the one of the city that has sold most. */
const soldOf = sql<number>`coalesce((
  select max(sold.sold)::int from (select ${caps.id} as id, ${caps.level} as level, ${caps.cityId} as city_id,
         ${caps.productId} as product_id, ${caps.packageId} as package_id, ${caps.eventId} as event_id,
         ${caps.startDate} as start_date, ${caps.endDate} as end_date) c,
    lateral (${soldUnderCaps()}) sold), 0)`;

/** Caps on slot sales. */
export const capRecords = declareRecords<Cap, CapFields>(capCalls, {
  resource: 'caps',
  table: caps,
  removal: 'soft',
  notThere: notThere.cap,
  fields: {
    level: caps.level,
    cityId: cityReference(caps.cityId),
    cityName: cities.name,
    productId: reference(caps.productId, products, { order: products.name }),
    productName: products.name,
    packageId: reference(caps.packageId, packages, { order: packages.name }),
    packageName: packages.name,
    eventId: reference(caps.eventId, saleEvents, { order: saleEvents.name }),
    eventName: saleEvents.name,
    limit: caps.limitCount,
    sold: soldOf,
    left: sql<number>`greatest(0, ${caps.limitCount} - ${soldOf})`,
    startDate: caps.startDate,
    endDate: caps.endDate,
    active: caps.isActive,
  },
  search: [products.name, cities.name, packages.name, saleEvents.name],
  sort: '-updatedAt',
  readers: 'granted',
  faults: (proposed, today) => (onlyCounts(proposed) ? [] : capFaults(proposed.record, today)),
  inLine: lockProducts,
  refuse: async ({ db }, proposed) => {
    if (!onlyCounts(proposed)) await refuseOverlap(db, proposed.record, proposed.before?.id);
  },
  history: cap => ({
    level: cap.level,
    city: cap.cityName,
    product: cap.productName,
    package: cap.packageName,
    event: cap.eventName,
    limit: cap.limit,
    startDate: cap.startDate,
    endDate: cap.endDate,
    active: cap.active,
  }),
});
