import { and, eq, sql } from 'drizzle-orm';
import type { DayRange } from '#contract/domain/days/dayRange.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { placesOf } from '#contract/domain/slots/availability/placesOf.ts';
import { cityFull } from '#contract/domain/slots/bookingRefusals.ts';
import { videoTourProductId } from '#contract/domain/slots/slotProducts.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { listings, polygons, videoTours } from '../../../database/schema/index.ts';
import { lockProducts } from '../../caps/caps.ts';
import { bookGround, leaveGround } from '../booking/ground/bookGround.ts';
import { freePosition } from '../booking/ground/freePosition.ts';
import type { SlotGroup } from '../booking/kinds/SlotKind.ts';

/** Tours as the part that all slots share needs to know them to count their places. */
const tourGroup = {
  kind: 'video-tour',
  productId: videoTourProductId,
  places: placesOf('video-tour'),
  resource: 'video-tours',
  plural: { en: 'video tours', hi: 'वीडियो टूर' },
  startField: 'webinar_start_date_time',
  notThere: notThere.slot,
  table: videoTours,
  title: sql`null`,
  listed: {},
  searched: [],
} satisfies SlotGroup;

interface Standing {
  readonly slotId: number;
  readonly listingId: number;
  readonly days: DayRange;
  readonly actorId: number;
}

/**
 * Puts a tour on a place of its listing's city, so that the calendar shows it and caps count it (record 0170).
 * @throws Refusal CONFLICT where the city has as many tours as it holds, or a cap is reached
 */
export const standTour = async (
  db: Database,
  { slotId, listingId, days, actorId }: Standing,
): Promise<void> => {
  await leaveGround(db, slotId);
  const [city] = await db
    .select({ id: polygons.id, name: polygons.name })
    .from(listings)
    .innerJoin(polygons, and(eq(polygons.cityId, listings.cityId), eq(polygons.kind, 'city')))
    .where(eq(listings.id, listingId))
    .limit(1);
  if (!city) return;
  const wanted = { slotId, polygonIds: [city.id], days };
  // Before the places are counted, so that of two who come for the last one the second is told in these words.
  await lockProducts(db, [tourGroup]);
  if ((await freePosition(db, tourGroup, wanted)) === undefined) {
    const words = cityFull(city.name, placesOf('video-tour'), days.start);
    throw new Refusal('CONFLICT', words, {
      errors: [{ in: 'body', field: `/${tourGroup.startField}`, code: 'slot-taken', ...words }],
    });
  }
  await bookGround(db, tourGroup, { ...wanted, actorId, state: 'booked' });
};
