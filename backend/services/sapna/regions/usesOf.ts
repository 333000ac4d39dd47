import { and, count, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/client.ts';
import { opportunityPackages, packagePrices, slots } from '../../../database/schema/index.ts';

const counted = (number: number, one: string, other: string): string[] =>
  number === 0 ? [] : [number === 1 ? `1 ${one}` : `${number} ${other}`];

/** What names a region, in words: '3 prices and 1 slot'. A region that nothing names is not in the map. */
export const usesOf = async (
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map();
  const prices = await db
    .select({ id: packagePrices.regionId, count: count() })
    .from(packagePrices)
    .where(and(inArray(packagePrices.regionId, [...ids]), isNull(packagePrices.deletedAt)))
    .groupBy(packagePrices.regionId);
  const held = await db
    .select({ id: slots.regionId, count: count() })
    .from(slots)
    .where(and(inArray(slots.regionId, [...ids]), isNull(slots.deletedAt)))
    .groupBy(slots.regionId);
  const sold = await db
    .select({ id: opportunityPackages.regionId, count: count() })
    .from(opportunityPackages)
    .where(inArray(opportunityPackages.regionId, [...ids]))
    .groupBy(opportunityPackages.regionId);
  const of = (rows: readonly { id: number | null; count: number }[], id: number): number =>
    rows.find(row => row.id === id)?.count ?? 0;
  return new Map(
    ids.flatMap((id): [number, string][] => {
      const words = [
        ...counted(of(prices, id), 'price', 'prices'),
        ...counted(of(held, id), 'slot', 'slots'),
        ...counted(of(sold, id), 'order', 'orders'),
      ];
      return words.length === 0 ? [] : [[id, words.join(' and ')]];
    }),
  );
};
