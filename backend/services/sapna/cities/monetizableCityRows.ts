import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { monetizableCity } from '#contract/calls/sapna/cities.ts';
import type { Database } from '../../../database/client.ts';
import { cities, monetizableCities, states, users } from '../../../database/schema/index.ts';

export type MonetizableCity = Static<typeof monetizableCity>;

export const selectMonetizableCities = (db: Database) =>
  db
    .select({
      id: monetizableCities.id,
      city_id: monetizableCities.cityId,
      uuid: cities.uuid,
      label: cities.name,
      state: states.name,
      zone: cities.zone,
      tier: cities.tier,
      version: monetizableCities.version,
      updatedAt: monetizableCities.updatedAt,
      updatedByName: users.name,
    })
    .from(monetizableCities)
    .innerJoin(cities, eq(cities.id, monetizableCities.cityId))
    .innerJoin(states, eq(states.id, cities.stateId))
    .leftJoin(users, eq(users.id, monetizableCities.updatedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectMonetizableCities>>[number];

export const presentMonetizableCity = (row: Row): MonetizableCity => ({
  ...row,
  updatedAt: row.updatedAt.toISOString(),
  updatedByName: row.updatedByName ?? undefined,
});

/** What history keeps: which city it is. */
export const monetizableCityHistory = ({ label, state, zone }: MonetizableCity) => ({
  label,
  state,
  zone,
});

export const isMonetizable = isNull(monetizableCities.deletedAt);

export const readMonetizableCities = async (
  db: Database,
  ids: readonly number[],
): Promise<MonetizableCity[]> => {
  const rows = await selectMonetizableCities(db).where(
    and(inArray(monetizableCities.id, [...ids]), isMonetizable),
  );
  return rows.map(presentMonetizableCity);
};
