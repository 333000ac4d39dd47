import { and, eq, isNull, sql } from 'drizzle-orm';
import { clientTypesOfLine } from '#contract/domain/clients/clientLine.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { Line } from '#contract/domain/lines.ts';
import { opportunityRefusals } from '#contract/domain/opportunities/opportunityMessages.ts';
import { invalidField } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { packagePrices, packages } from '../../database/schema/index.ts';
import { invalidChoice } from '../../tables/refuseReferences.ts';

interface Asked {
  readonly packageId: number;
  readonly cityId: number | null;
  readonly line: Line;
  readonly today: Day;
}

/**
 * What one piece of a package costs in a city on a day, and for how long it is promoted: the price of the city, else the
 * one that holds everywhere, else the lowest of all (decision record 0090).
 * @throws Refusal 422 at the package
 */
export const quotePackage = async (
  db: Database,
  { packageId, cityId, line, today }: Asked,
): Promise<{ rate: number; days: number | null }> => {
  const [item] = await db
    .select({
      clientTypeId: packages.clientTypeId,
      days: packages.durationDays,
      isActive: packages.isActive,
    })
    .from(packages)
    .where(and(eq(packages.id, packageId), isNull(packages.deletedAt)));
  if (!item?.isActive) throw invalidField('/packageId', 'reference', invalidChoice);
  if (!clientTypesOfLine[line].some(type => type === item.clientTypeId))
    throw invalidField('/packageId', 'check', opportunityRefusals.clientType);
  const [price] = await db
    .select({ price: packagePrices.pricePaise })
    .from(packagePrices)
    .where(
      and(
        eq(packagePrices.packageId, packageId),
        isNull(packagePrices.deletedAt),
        sql`${packagePrices.effective} @> ${today}::date`,
      ),
    )
    .orderBy(
      sql`(case when ${packagePrices.cityId} = ${cityId}::bigint then 0
        when ${packagePrices.cityId} is null then 1 else 2 end)`,
      packagePrices.pricePaise,
      packagePrices.id,
    )
    .limit(1);
  if (!price) throw invalidField('/packageId', 'check', opportunityRefusals.noPrice);
  return { rate: price.price, days: item.days };
};
