import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { clientTypesOfLine } from '#contract/domain/clients/clientTypesOfLine.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { Line } from '#contract/domain/lines.ts';
import type { Database } from '../../../database/client.ts';
import { packageFamilies, packages } from '../../../database/schema/index.ts';
import { needsStartDate } from '../packages/needsStartDate.ts';
import { packageRate } from '../packages/packageRate.ts';

interface Deal {
  readonly line: Line;
  readonly cityId: number | null;
  readonly today: Day;
}

/** The packages that a deal can take today, at the rate that a line of it would have, by name. */
export const offeredPackages = async (db: Database, { line, cityId, today }: Deal) => {
  const packageId = sql`"packages"."id"`;
  const rows = await db
    .select({
      packageId: packages.id,
      packageName: packages.name,
      packageFamilyName: packageFamilies.name,
      rate: packageRate({ packageId, cityId, line, today }),
      days: packages.durationDays,
      startDateMandatory: needsStartDate(packageId),
    })
    .from(packages)
    .innerJoin(packageFamilies, eq(packageFamilies.id, packages.packageFamilyId))
    .where(
      and(
        isNull(packages.deletedAt),
        eq(packages.isActive, true),
        inArray(packages.clientTypeId, [...clientTypesOfLine[line]]),
      ),
    )
    .orderBy(packages.name, packages.id);
  return rows.flatMap(({ rate, ...row }) => (rate === null ? [] : [{ ...row, rate }]));
};
