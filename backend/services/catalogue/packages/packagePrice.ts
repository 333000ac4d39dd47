import { sql, type SQL } from 'drizzle-orm';
import type { PackageStatus } from '#contract/domain/catalogue/packageStatus.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { packagePrices, packages } from '../../../database/schema/index.ts';

const ofPackage = sql`from ${packagePrices} where ${packagePrices.packageId} = ${packages.id} and ${packagePrices.deletedAt} is null`;

/**
 * Not `exists`: for that PostgreSQL may read all prices into a hash, since it plans for every row and not for a page.
 */
const hasPrice = (test: SQL): SQL => sql`(select true ${ofPackage} and ${test} limit 1)`;

const inForce = (today: Day): SQL => sql`${packagePrices.effective} @> ${today}::date`;

/** The lowest price in force on a day, in paise; null when there is none. */
export const basePriceOn = (today: Day): SQL<number | null> =>
  sql<
    number | null
  >`(select min(${packagePrices.pricePaise}) ${ofPackage} and ${inForce(today)})`.mapWith(Number);

const literal = (status: PackageStatus): SQL => sql`${sql.raw(`'${status}'`)}::text`;

/**
 * The status of a package on a day (decision record 0010), the first that applies:
 * over, switched off after a price had begun (or without needing one), switched off before, needs no price or has one,
 * has one that begins later, has none.
 */
export const statusOn = (today: Day): SQL<PackageStatus> => sql<PackageStatus>`(case
  when ${packages.activeUntil} < ${today}::date then ${literal('Stopped')}
  when not ${packages.isActive} then case
    when not ${packages.isPriceApplicable} then ${literal('Stopped')}
    when ${hasPrice(sql`(lower(${packagePrices.effective}) is null or lower(${packagePrices.effective}) <= ${today}::date)`)} then ${literal('Stopped')}
    else ${literal('Draft')} end
  when not ${packages.isPriceApplicable} then ${literal('Live')}
  when ${hasPrice(inForce(today))} then ${literal('Live')}
  when ${hasPrice(sql`lower(${packagePrices.effective}) > ${today}::date`)} then ${literal('Starts later')}
  else ${literal('Price missing')} end)`;
