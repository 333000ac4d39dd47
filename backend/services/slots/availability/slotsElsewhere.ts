import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import { dayCount } from '#contract/domain/days/dayRange.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { nextFreeDays, searchedDays } from '#contract/domain/slots/nextFreeDays.ts';
import type { Verb } from '../../../calls/Context.ts';
import { notFound } from '../../../calls/Refusal.ts';
import { localities, polygons } from '../../../database/schema/index.ts';
import { daysIn } from './askedIn.ts';
import { fullOn } from './fullOn.ts';
import { presentArea, readAreas } from './readAreas.ts';
import { slotProductOrRefuse } from './slotProducts.ts';

/** So many areas around one are looked through, and so many of them are named. */
const lookedThrough = 120;
const named = 6;

/** Degrees between two localities, near enough to say which is nearer; areas without a place of their own come last. */
const distanceTo = (id: number) => sql`(
  select abs(there.latitude - here.latitude) + abs(there.longitude - here.longitude)
    from ${localities} there, ${polygons} mine join ${localities} here on here.id = mine.locality_id
   where there.id = ${polygons.localityId} and mine.id = ${id}) asc nulls last`;

/** GET slots/elsewhere: what to offer for a place that is taken. */
export const slotsElsewhere: Verb<CallOf<'slotAvailability.elsewhere'>> = async ({
  query,
  db,
  services,
}) => {
  const today = indiaDay(services.now());
  const asked = daysIn(query);
  const days = asked.start < today ? { ...asked, start: today } : asked;
  const product = await slotProductOrRefuse(db, query.product_id);
  const [area] = await readAreas(db, eq(polygons.uuid, query.polygon_uuid), 1);
  if (!area) throw notFound(notThere.record);
  if (days.end < days.start) return { free: null, neighbours: [] };

  const ahead = await fullOn(db, [area], product, {
    window: { start: days.start, end: addDays(days.start, searchedDays + dayCount(days)) },
    today,
  });
  const free = nextFreeDays(days, ahead(area));
  const around = await readAreas(
    db,
    and(
      eq(polygons.isActive, true),
      eq(polygons.cityId, area.cityId),
      eq(polygons.kind, area.kind),
      ne(polygons.id, area.id),
    ),
    lookedThrough,
    [distanceTo(area.id), asc(polygons.name)],
  );
  const full =
    around.length > 0 ? await fullOn(db, around, product, { window: days, today }) : () => [];
  return {
    free: free ? { start_date: free.start, end_date: free.end } : null,
    neighbours: around
      .filter(one => full(one).length === 0)
      .slice(0, named)
      .map(presentArea),
  };
};
