import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { packagePrice } from '#contract/calls/sapna/pricingFields.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { parameterText } from '#contract/domain/pricing/parameterText.ts';
import type { PriceStatus } from '#contract/domain/pricing/priceStatus.ts';
import type { Database } from '../../../../database/client.ts';
import {
  cities,
  packageFamilies,
  packagePrices,
  packages,
  users,
} from '../../../../database/schema/index.ts';
import { amongIds } from '../../../../query/amongIds.ts';

export type PackagePrice = Static<typeof packagePrice>;

const literal = (status: PriceStatus): SQL => sql`${sql.raw(`'${status}'`)}::text`;

/** Whether a price holds on a day, will, or did. */
export const priceStatusOn = (today: Day): SQL<PriceStatus> => sql<PriceStatus>`(case
  when ${packagePrices.effective} @> ${today}::date then ${literal('In force')}
  when lower(${packagePrices.effective}) > ${today}::date then ${literal('Starts later')}
  else ${literal('Over')} end)`;

/** Everything that is presented of a price on a day, in one statement. */
export const selectPrices = (db: Database, today: Day) =>
  db
    .select({
      id: packagePrices.id,
      packageId: packagePrices.packageId,
      packageName: packages.name,
      packageFamilyId: packages.packageFamilyId,
      packageFamilyName: packageFamilies.name,
      pricingParameters: packagePrices.pricingParameters,
      cityId: packagePrices.cityId,
      cityName: cities.name,
      pricePaise: packagePrices.pricePaise,
      effective: packagePrices.effective,
      status: priceStatusOn(today),
      isNetsuiteEnabled: packages.isNetsuiteEnabled,
      version: packagePrices.version,
      updatedAt: packagePrices.updatedAt,
      updatedByName: users.name,
    })
    .from(packagePrices)
    .innerJoin(packages, eq(packages.id, packagePrices.packageId))
    .innerJoin(packageFamilies, eq(packageFamilies.id, packages.packageFamilyId))
    .leftJoin(cities, eq(cities.id, packagePrices.cityId))
    .leftJoin(users, eq(users.id, packagePrices.updatedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectPrices>>[number];

/** The last day of a stored range, which ends before its `until` (decision T127). */
export const lastDay = (until: Day | null): Day | undefined =>
  until === null ? undefined : addDays(until, -1);

export const presentPrice = (row: Row): PackagePrice => ({
  id: row.id,
  packageId: row.packageId,
  packageName: row.packageName,
  packageFamilyId: row.packageFamilyId,
  packageFamilyName: row.packageFamilyName,
  pricing_parameters: row.pricingParameters,
  parameterText: parameterText(row.pricingParameters),
  cityId: row.cityId ?? undefined,
  cityName: row.cityName ?? undefined,
  pricePaise: row.pricePaise,
  effectiveFrom: row.effective.from ?? undefined,
  effectiveUntil: lastDay(row.effective.until),
  status: row.status,
  isNetsuiteEnabled: row.isNetsuiteEnabled,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  updatedByName: row.updatedByName ?? undefined,
});

/** What history keeps of a price: the fields that people write, and the package by its name. */
export const priceHistory = (price: PackagePrice) => ({
  packageName: price.packageName,
  pricing_parameters: price.pricing_parameters,
  pricePaise: price.pricePaise,
  effectiveFrom: price.effectiveFrom,
  effectiveUntil: price.effectiveUntil,
});

/** Prices that exist: those of a removed package are gone with it. */
export const isPrice = and(isNull(packagePrices.deletedAt), isNull(packages.deletedAt));

/** The same without a join, for statements that pass over many prices: an index of prices alone answers it. */
export const isPriceAmongMany = and(
  isNull(packagePrices.deletedAt),
  sql`${packagePrices.packageId} not in (select gone.id from ${packages} as gone where gone.deleted_at is not null)`,
);

export const readPrices = async (
  db: Database,
  today: Day,
  ids: readonly number[],
): Promise<PackagePrice[]> => {
  const rows = await selectPrices(db, today).where(and(amongIds(packagePrices.id, ids), isPrice));
  return rows.map(presentPrice);
};
