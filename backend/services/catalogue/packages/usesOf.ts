import { and, count, gte, isNull, or } from 'drizzle-orm';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { Database } from '../../../database/client.ts';
import {
  caps,
  complimentaryProducts as given,
  opportunityPackages as sold,
} from '../../../database/schema/index.ts';
import { amongIds } from '../../../query/amongIds.ts';
import { usesInWords } from '../../../tables/usesInWords.ts';

/**
 * What still needs a package on a day, in words: '2 caps and 1 order'. Its own products and prices are a part of it, and
 * caps and orders that are over only tell of the past. A package that nothing needs is not in the map.
 */
export const usesOf = async (
  db: Database,
  ids: readonly number[],
  today: Day,
): Promise<ReadonlyMap<number, string>> =>
  usesInWords(ids, [
    [
      'cap',
      'caps',
      await db
        .select({ id: caps.packageId, count: count() })
        .from(caps)
        .where(and(amongIds(caps.packageId, ids), isNull(caps.deletedAt), gte(caps.endDate, today)))
        .groupBy(caps.packageId),
    ],
    [
      'complimentary product',
      'complimentary products',
      await db
        .select({ id: given.packageId, count: count() })
        .from(given)
        .where(and(amongIds(given.packageId, ids), isNull(given.deletedAt)))
        .groupBy(given.packageId),
    ],
    [
      'open order',
      'open orders',
      await db
        .select({ id: sold.packageId, count: count() })
        .from(sold)
        .where(
          and(
            amongIds(sold.packageId, ids),
            isNull(sold.deletedAt),
            or(isNull(sold.endDate), gte(sold.endDate, today)),
          ),
        )
        .groupBy(sold.packageId),
    ],
  ]);
