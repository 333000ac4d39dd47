import { and, count, gte, inArray, isNull, or } from 'drizzle-orm';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { Database } from '../../../../database/client.ts';
import {
  caps,
  complimentaryProducts,
  opportunityPackages,
} from '../../../../database/schema/index.ts';

const counted = (number: number, one: string, other: string): string[] =>
  number === 0 ? [] : [number === 1 ? `1 ${one}` : `${number} ${other}`];

/**
 * What still needs a package on a day, in words: '2 caps and 1 order'. Its own products and prices are a part of it, and
 * caps and orders that are over only tell of the past. A package that nothing needs is not in the map.
 */
export const usesOf = async (
  db: Database,
  ids: readonly number[],
  today: Day,
): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map();
  const capped = await db
    .select({ id: caps.packageId, count: count() })
    .from(caps)
    .where(and(inArray(caps.packageId, [...ids]), isNull(caps.deletedAt), gte(caps.endDate, today)))
    .groupBy(caps.packageId);
  const given = await db
    .select({ id: complimentaryProducts.packageId, count: count() })
    .from(complimentaryProducts)
    .where(
      and(
        inArray(complimentaryProducts.packageId, [...ids]),
        isNull(complimentaryProducts.deletedAt),
      ),
    )
    .groupBy(complimentaryProducts.packageId);
  const sold = await db
    .select({ id: opportunityPackages.packageId, count: count() })
    .from(opportunityPackages)
    .where(
      and(
        inArray(opportunityPackages.packageId, [...ids]),
        isNull(opportunityPackages.deletedAt),
        or(isNull(opportunityPackages.endDate), gte(opportunityPackages.endDate, today)),
      ),
    )
    .groupBy(opportunityPackages.packageId);
  const of = (rows: readonly { id: number | null; count: number }[], id: number): number =>
    rows.find(row => row.id === id)?.count ?? 0;
  return new Map(
    ids.flatMap((id): [number, string][] => {
      const words = [
        ...counted(of(capped, id), 'cap', 'caps'),
        ...counted(of(given, id), 'complimentary product', 'complimentary products'),
        ...counted(of(sold, id), 'order that is not over', 'orders that are not over'),
      ];
      return words.length === 0 ? [] : [[id, words.join(' and ')]];
    }),
  );
};
