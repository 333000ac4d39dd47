import { and, eq, inArray } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { nextFreeDays, searchedDays } from '#contract/domain/slots/nextFreeDays.ts';
import type { Verb } from '../../../calls/Context.ts';
import { polygons } from '../../../database/schema/index.ts';
import { unknownAreas, uuidsIn } from './askedIn.ts';
import { fullOn } from './fullOn.ts';
import { readAreas } from './readAreas.ts';
import { slotProductOrRefuse } from './slotProducts.ts';

/** GET slots/free-days: the first days in a row on which every chosen area has a place, from a day on within a year. */
export const freeOnAll: Verb<CallOf<'slotAvailability.freeOnAll'>> = async ({
  query,
  db,
  services,
}) => {
  const today = indiaDay(services.now());
  const start = query.from < today ? today : query.from;
  const uuids = uuidsIn(query.polygon_uuids);
  const product = await slotProductOrRefuse(db, query.product_id);
  const active = and(inArray(polygons.uuid, uuids), eq(polygons.isActive, true));
  const areas = await readAreas(db, active, uuids.length);
  if (areas.length < uuids.length) throw unknownAreas(uuids.length - areas.length);
  const wanted = { start, end: addDays(start, query.days - 1) };
  const full = await fullOn(db, areas, product, {
    window: { start, end: addDays(start, searchedDays + query.days) },
    today,
  });
  const free = nextFreeDays(wanted, areas.flatMap(full));
  return { free: free ? { start_date: free.start, end_date: free.end } : null };
};
