import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { addDays } from '#contract/domain/days/addDays.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { parametersKey } from '#contract/domain/pricing/parametersKey.ts';
import type { Database } from '../../../database/client.ts';
import { formatDayRange } from '../../../database/schema/columns.ts';
import { packagePrices, packages } from '../../../database/schema/index.ts';
import type { InWrite } from '../../../tables/Declaration.ts';

interface FromDate {
  readonly packageId: number;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly from: Day;
}

/** The price without a last day that a new one from a date takes over from; undefined when none is before it. */
export const olderPrice = async (db: Database, { packageId, parameters, from }: FromDate) => {
  const [older] = await db
    .select({
      id: packagePrices.id,
      pricePaise: packagePrices.pricePaise,
      effective: packagePrices.effective,
      pricingParameters: packagePrices.pricingParameters,
      version: packagePrices.version,
      packageName: packages.name,
    })
    .from(packagePrices)
    .innerJoin(packages, eq(packages.id, packagePrices.packageId))
    .where(
      and(
        eq(packagePrices.packageId, packageId),
        eq(packagePrices.parametersKey, parametersKey(parameters)),
        isNull(packagePrices.deletedAt),
        sql`upper_inf(${packagePrices.effective})`,
        sql`coalesce(lower(${packagePrices.effective}) < ${from}::date, true)`,
      ),
    )
    .orderBy(desc(sql`lower(${packagePrices.effective})`))
    .limit(1);
  return older && { ...older, until: addDays(from, -1) };
};

/** Ends the older price the day before a new one begins, with its history; nothing when there is none. */
export const closeOlderPrice = async (
  { db, actor, audit }: InWrite,
  wanted: FromDate,
): Promise<void> => {
  const older = await olderPrice(db, wanted);
  if (!older) return;
  await db
    .update(packagePrices)
    .set({
      effective: sql`${formatDayRange({ from: older.effective.from, until: wanted.from })}::daterange`,
      version: sql`${packagePrices.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(packagePrices.id, older.id));
  const state = {
    packageName: older.packageName,
    pricing_parameters: older.pricingParameters,
    pricePaise: older.pricePaise,
    effectiveFrom: older.effective.from ?? undefined,
  };
  await audit.record({
    action: 'update',
    entity: 'package-prices',
    entityId: older.id,
    version: older.version + 1,
    before: state,
    after: { ...state, effectiveUntil: older.until },
  });
};
