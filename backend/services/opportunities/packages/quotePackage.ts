import { and, eq, isNull, sql } from 'drizzle-orm';
import { clientTypesOfLine } from '#contract/domain/clients/clientTypesOfLine.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { Line } from '#contract/domain/lines.ts';
import { opportunityRefusals } from '#contract/domain/opportunities/opportunityMessages.ts';
import { invalidField } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { packages } from '../../../database/schema/index.ts';
import { packageRate } from './packageRate.ts';
import { invalidChoice } from '../../../tables/refuseReferences.ts';

interface Asked {
  readonly packageId: number;
  readonly cityId: number | null;
  readonly line: Line;
  readonly today: Day;
}

/**
 * What one piece of a package costs in a city on a day (`packageRate`), and for how long it is promoted.
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
      rate: packageRate({ packageId: sql`"packages"."id"`, cityId, line, today }),
    })
    .from(packages)
    .where(and(eq(packages.id, packageId), isNull(packages.deletedAt)));
  if (!item?.isActive) throw invalidField('/packageId', 'reference', invalidChoice);
  if (!clientTypesOfLine[line].some(type => type === item.clientTypeId))
    throw invalidField('/packageId', 'check', opportunityRefusals.clientType);
  if (item.rate === null) throw invalidField('/packageId', 'check', opportunityRefusals.noPrice);
  return { rate: item.rate, days: item.days };
};
