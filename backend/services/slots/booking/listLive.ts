import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { SlotValues } from '#contract/domain/slots/slotValues.ts';
import { polygons, slotBookings, slots } from '../../../database/schema/index.ts';
import type { SlotContext } from './kinds/SlotContext.ts';
import type { SlotKind, SlotRecord } from './kinds/SlotKind.ts';
import { isOfKind, presentSlots, selectSlots } from './slotRows.ts';

const uuids = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean);

interface Asked {
  readonly date?: string | undefined;
  readonly polygon_uuids?: string | undefined;
}

/**
 * GET helper/11: what a day shows. Only slots that are sold: a draft is in no state that is asked for here, nor is a
 * slot on hold, stopped or cancelled.
 */
export const listLiveSlots =
  <Values extends SlotValues, Answer extends SlotRecord & Values, Details>(
    kind: SlotKind<Values, Answer, Details>,
  ) =>
  async ({ query, db, services }: SlotContext<unknown, Asked>): Promise<{ results: Answer[] }> => {
    const date = query.date ?? indiaDay(services.now());
    const wanted = uuids(query.polygon_uuids);
    const rows = await selectSlots(db, kind)
      .where(
        and(
          isOfKind(kind),
          inArray(slots.state, ['booked', 'live']),
          lte(slots.startDate, date),
          gte(slots.endDate, date),
          wanted.length === 0
            ? undefined
            : inArray(
                slots.id,
                db
                  .select({ id: slotBookings.slotId })
                  .from(slotBookings)
                  .innerJoin(polygons, eq(polygons.id, slotBookings.polygonId))
                  .where(inArray(sql`${polygons.uuid}::text`, wanted)),
              ),
        ),
      )
      .orderBy(asc(slots.startDate), asc(slots.id))
      .limit(500);
    return { results: await presentSlots(db, kind, rows, date) };
  };
