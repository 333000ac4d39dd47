import { and, gte, lte, sql } from 'drizzle-orm';
import type { DayRange } from '#contract/domain/days/dayRange.ts';
import type { Database } from '../../database/client.ts';
import { listingLeads } from '../../database/schema/index.ts';
import { amongIds } from '../../query/amongIds.ts';

/** Enquiries by listing on the days; a listing without any is not in the map. */
export const readLeads = async (
  db: Database,
  ids: readonly number[],
  { start, end }: DayRange,
): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .select({
      listingId: listingLeads.listingId,
      leads: sql<number>`sum(${listingLeads.leads})::int`,
    })
    .from(listingLeads)
    .where(
      and(
        amongIds(listingLeads.listingId, ids),
        gte(listingLeads.day, start),
        lte(listingLeads.day, end),
      ),
    )
    .groupBy(listingLeads.listingId);
  return new Map(rows.map(row => [row.listingId, row.leads]));
};
