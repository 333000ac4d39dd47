import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { addMonthsToMonth } from '#contract/domain/days/addDays.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { lapsedBuckets, renewalBuckets } from '#contract/domain/renewals/renewalBuckets.ts';
import type { Verb } from '../../calls/Context.ts';
import { opportunities, opportunityPackages as p, packages } from '../../database/schema/index.ts';
import {
  lapsedBucketOf,
  ofOpportunity,
  ofPackage,
  profileType,
  renewable,
  renewalBucketOf,
  renewalScope,
  sellerType,
} from './renewalFields.ts';

/** A month from its first day to the first of the next. */
const inMonth = (month: string): SQL | undefined =>
  and(gte(p.endDate, `${month}-01`), lt(p.endDate, `${addMonthsToMonth(month, 1)}-01`));

/** GET renewals/summary: all buckets in one statement, those without a package too. */
export const summariseRenewals: Verb<CallOf<'renewals.summary'>> = async ({
  query: { month, sellerType: seller, profileType: profile, cityId },
  actor,
  db,
  services,
}) => {
  const today = indiaDay(services.now());
  const rows = await db
    .select({
      renewal: renewalBucketOf(today).as('renewal'),
      lapsed: lapsedBucketOf(today).as('lapsed'),
      count: sql<number>`count(*)`.mapWith(Number),
      salesPrice: sql<number>`coalesce(sum(${p.salesPaise}), 0)`.mapWith(Number),
    })
    .from(p)
    .innerJoin(opportunities, ofOpportunity)
    .innerJoin(packages, ofPackage)
    .where(
      and(
        renewable,
        renewalScope(actor),
        month === undefined ? undefined : inMonth(month),
        seller === undefined ? undefined : eq(sellerType, seller),
        profile === undefined ? undefined : eq(profileType, profile),
        cityId === undefined
          ? undefined
          : sql`coalesce(${p.cityId}, ${opportunities.cityId}) = ${cityId}`,
      ),
    )
    .groupBy(sql`1`, sql`2`);
  const told = (name: 'renewal' | 'lapsed', label: string) => {
    const found = rows.find(row => row[name] === label);
    return { bucket: label, count: found?.count ?? 0, salesPrice: found?.salesPrice ?? 0 };
  };
  const older = rows.find(({ renewal, lapsed }) => renewal === null && lapsed === null);
  return {
    renewals: renewalBuckets.map(({ label }) => told('renewal', label)),
    lapsed: lapsedBuckets.map(({ label }) => told('lapsed', label)),
    older: older?.count ?? 0,
  };
};
