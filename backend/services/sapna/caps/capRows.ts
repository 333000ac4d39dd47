import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { cap } from '#contract/calls/sapna/caps.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { notFound } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import {
  caps,
  cities,
  packages,
  products,
  saleEvents,
  users,
} from '../../../database/schema/index.ts';

export type CapRecord = Static<typeof cap>;

export const selectCaps = (db: Database) =>
  db
    .select({
      row: caps,
      cityName: cities.name,
      productName: products.name,
      packageName: packages.name,
      eventName: saleEvents.name,
      updatedByName: users.name,
    })
    .from(caps)
    .innerJoin(products, eq(products.id, caps.productId))
    .leftJoin(cities, eq(cities.id, caps.cityId))
    .leftJoin(packages, eq(packages.id, caps.packageId))
    .leftJoin(saleEvents, eq(saleEvents.id, caps.eventId))
    .leftJoin(users, eq(users.id, caps.updatedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectCaps>>[number];

export const presentCap = ({ row, ...joined }: Row): CapRecord => ({
  id: row.id,
  level: row.level,
  cityId: row.cityId ?? undefined,
  cityName: joined.cityName ?? undefined,
  productId: row.productId,
  productName: joined.productName,
  packageId: row.packageId ?? undefined,
  packageName: joined.packageName ?? undefined,
  eventId: row.eventId ?? undefined,
  eventName: joined.eventName ?? undefined,
  limit: row.limitCount,
  startDate: row.startDate,
  endDate: row.endDate,
  active: row.isActive,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  updatedByName: joined.updatedByName ?? undefined,
});

/** What history keeps of a cap: the fields that people write, what they refer to by name. */
export const capHistory = ({
  level,
  cityName,
  productName,
  packageName,
  eventName,
  limit,
  startDate,
  endDate,
  active,
}: CapRecord) => ({
  level,
  city: cityName,
  product: productName,
  package: packageName,
  event: eventName,
  limit,
  startDate,
  endDate,
  active,
});

export const isCap = isNull(caps.deletedAt);

export const readCaps = async (db: Database, ids: readonly number[]): Promise<CapRecord[]> => {
  const rows = await selectCaps(db).where(and(inArray(caps.id, [...ids]), isCap));
  return rows.map(presentCap);
};

export const capOrRefuse = async (db: Database, id: number): Promise<CapRecord> => {
  const [found] = await readCaps(db, [id]);
  if (!found) throw notFound(notThere.cap);
  return found;
};

/** Locks caps for the rest of the transaction, so that a booking that counts against them waits. */
export const lockCaps = async (db: Database, ids: readonly number[]): Promise<void> => {
  await db
    .select({ id: caps.id })
    .from(caps)
    .where(and(inArray(caps.id, [...ids]), isCap))
    .orderBy(caps.id)
    .for('update');
};
