import { and, count, desc, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { mostMetDeals } from '#contract/calls/pricing/packagePrices.ts';
import { opportunityBuckets } from '#contract/domain/opportunities/opportunityStatus.ts';
import { readParameters } from '#contract/domain/pricing/readParameters.ts';
import type { Verb } from '../../../calls/Context.ts';
import type { Database } from '../../../database/client.ts';
import { opportunities, opportunityPackages, packages } from '../../../database/schema/index.ts';
import { nameable } from '../../../policies/nameable.ts';
import { olderPrice } from './closeOlderPrice.ts';

/** Open deals that have a package in their order: what they were offered stays, what they add later costs the new price. */
const hasPackage = (db: Database, packageId: number) =>
  and(
    isNull(opportunities.deletedAt),
    inArray(opportunities.statusId, [...opportunityBuckets.open]),
    exists(
      db
        .select({ found: sql`1` })
        .from(opportunityPackages)
        .where(
          and(
            eq(opportunityPackages.opportunityId, opportunities.id),
            eq(opportunityPackages.packageId, packageId),
            isNull(opportunityPackages.deletedAt),
          ),
        ),
    ),
  );

/** How many open deals have the package. */
export const countMetDeals = async (db: Database, packageId: number): Promise<number> => {
  const [found] = await db
    .select({ count: count() })
    .from(opportunities)
    .where(hasPackage(db, packageId));
  return found?.count ?? 0;
};

/** POST package-prices/plan: what a new price from a date would end, and which open deals it meets. Writes nothing. */
export const planPrice: Verb<CallOf<'packagePrices.plan'>> = async ({ body, db, actor }) => {
  const { packageId, effectiveFrom: from, pricing_parameters: given } = body;
  const [item] = await db
    .select({ required: packages.requiredPricingParameters })
    .from(packages)
    .where(and(eq(packages.id, packageId), isNull(packages.deletedAt)));
  if (!item) return { isComplete: false, deals: { count: 0, results: [] } };
  const { parameters, faults } = readParameters(item.required, given ?? {});
  const isComplete = Boolean(from) && faults.length === 0;
  const older =
    from && isComplete ? await olderPrice(db, { packageId, parameters, from }) : undefined;
  const results = await db
    .select({ id: opportunities.id, name: opportunities.name })
    .from(opportunities)
    .where(and(hasPackage(db, packageId), nameable(opportunities, actor)))
    .orderBy(desc(opportunities.id))
    .limit(mostMetDeals);
  return {
    isComplete,
    ...(older && {
      closes: {
        id: older.id,
        pricePaise: older.pricePaise,
        ...(older.effective.from && { effectiveFrom: older.effective.from }),
        effectiveUntil: older.until,
      },
    }),
    deals: { count: await countMetDeals(db, packageId), results },
  };
};
