import { and, eq, inArray, sql } from 'drizzle-orm';
import { toStoredRange } from '#contract/domain/days/dayRange.ts';
import type { Database } from '../../../../database/client.ts';
import { occupyingStates, slotBookings } from '../../../../database/schema/index.ts';
import { amongIds } from '../../../../query/amongIds.ts';
import type { WantedGround } from './findHolder.ts';
import type { SlotGroup } from '../kinds/SlotKind.ts';

/** The first place that is free on all the areas and days; undefined where all are taken. */
export const freePosition = async (
  db: Database,
  { productId, places = 1 }: Pick<SlotGroup, 'productId' | 'places'>,
  { slotId, polygonIds, days }: WantedGround,
): Promise<number | undefined> => {
  // The only place there is: the exclusion of the database decides who has it.
  if (places === 1) return 1;
  const { from, before } = toStoredRange(days);
  const rows = await db
    .selectDistinct({ position: slotBookings.position })
    .from(slotBookings)
    .where(
      and(
        eq(slotBookings.productId, productId),
        amongIds(slotBookings.polygonId, polygonIds),
        inArray(slotBookings.state, [...occupyingStates]),
        sql`${slotBookings.days} && daterange(${from}::date, ${before}::date)`,
        sql`${slotBookings.slotId} is distinct from ${slotId ?? null}::bigint`,
      ),
    );
  const taken = new Set(rows.map(({ position }) => position));
  return Array.from({ length: places }, (_, at) => at + 1).find(one => !taken.has(one));
};
