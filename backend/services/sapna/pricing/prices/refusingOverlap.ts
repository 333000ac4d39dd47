import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { priceFaults, priceName } from '#contract/domain/pricing/priceFaults.ts';
import { invalidField } from '../../../../calls/Refusal.ts';
import type { Database } from '../../../../database/client.ts';
import { formatDayRange, type DayRange } from '../../../../database/schema/columns.ts';
import { packagePrices } from '../../../../database/schema/index.ts';
import { lastDay } from './priceRows.ts';

interface Wanted {
  id?: number;
  packageId: number;
  parametersKey: string;
  effective: DayRange;
}

const isOverlap = (error: unknown): boolean => {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    const { code, constraint } = inner as { code?: unknown; constraint?: unknown };
    if (code === '23P01' && constraint === 'package_prices_no_overlap') return true;
  }
  return false;
};

const readOverlapped = async (db: Database, { id = 0, packageId, ...wanted }: Wanted) => {
  const [other] = await db
    .select({ id: packagePrices.id, effective: packagePrices.effective })
    .from(packagePrices)
    .where(
      and(
        eq(packagePrices.packageId, packageId),
        eq(packagePrices.parametersKey, wanted.parametersKey),
        ne(packagePrices.id, id),
        isNull(packagePrices.deletedAt),
        sql`${packagePrices.effective} && ${formatDayRange(wanted.effective)}::daterange`,
      ),
    )
    .orderBy(sql`lower(${packagePrices.effective}) nulls first`)
    .limit(1);
  return other;
};

/**
 * Runs a statement that writes a price. When the database says that the days are taken, the answer says by which price
 * and for how long; the statement has a savepoint of its own, so that the other price can still be read.
 * @throws Refusal 422 for /effectiveFrom.
 */
export const refusingOverlap = async <Answer>(
  db: Database,
  wanted: Wanted,
  statement: (inner: Database) => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await db.transaction(inner => statement(inner));
  } catch (error) {
    const other = isOverlap(error) ? await readOverlapped(db, wanted) : undefined;
    if (!other) throw error;
    const { from, until } = other.effective;
    throw invalidField(
      '/effectiveFrom',
      'overlap',
      priceFaults.overlap(priceName(other.id), from, lastDay(until)),
    );
  }
};
