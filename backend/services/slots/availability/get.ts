import { mostAreas } from '#contract/calls/slots/slotAvailability.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { grouped } from '#contract/domain/lists/grouped.ts';
import { freeDayCount, takenRuns } from '#contract/domain/slots/availability/takenRuns.ts';
import type { Verb } from '../../../calls/Context.ts';
import { daysIn, idsIn, noSlotProduct, uuidsIn } from './askedIn.ts';
import { areasAsked, busyFirst, countAreas, presentArea, readAreas } from './readAreas.ts';
import { readBookings } from './readBookings.ts';
import { readSlotProducts, type SlotProduct } from './slotProducts.ts';
import { shownBookings, standingOn, type ShownBooking } from './standingOn.ts';

/** Each slot once, with the names of all its areas that the answer touches. */
const presentSlots = (
  bookings: readonly ShownBooking[],
  { profile, personId }: { readonly profile: string | undefined; readonly personId: number },
) =>
  [...grouped(bookings, ({ slotId }) => slotId).values()].flatMap(of => {
    const [row] = of;
    if (!row) return [];
    return [
      {
        slot_id: row.slotId,
        kind: row.kind,
        product_id: row.productId,
        name: row.name,
        state: row.shown,
        start_date: row.start,
        end_date: row.end,
        polygon_names: of.map(({ polygonName }) => polygonName),
        opportunity_id: row.opportunityId ?? undefined,
        ...(row.shown === 'held' && {
          held_by: row.heldBy ?? undefined,
          held_until: row.heldUntil ?? undefined,
          is_held_by_me: row.holderId === personId,
        }),
        is_own: profile !== undefined && row.profileUuid === profile.toLowerCase(),
      },
    ];
  });

/** GET get-slot-availability: a handful of queries, whatever the number of areas, products and days. */
export const getSlotAvailability: Verb<CallOf<'slotAvailability.get'>> = async ({
  query,
  db,
  actor,
  services,
}) => {
  const today = indiaDay(services.now());
  const days = daysIn(query);
  const wanted = areasAsked(uuidsIn(query.polygon_uuids), idsIn(query.city_ids));
  const products = await readSlotProducts(db);
  const asked = idsIn(query.product_ids).map((id): SlotProduct => {
    const found = products.find(product => product.product_id === id);
    if (!found) throw noSlotProduct(id);
    return found;
  });
  const productIds = asked.map(({ product_id: id }) => id);
  const areas = await readAreas(db, wanted, mostAreas, busyFirst(productIds, days));
  const totalCount = areas.length < mostAreas ? areas.length : await countAreas(db, wanted);
  const polygonIds = areas.map(({ id }) => id);
  const bookings = shownBookings(await readBookings(db, { polygonIds, productIds, days }), today);
  const standing = standingOn(areas, bookings);
  return {
    results: areas.map(area => ({
      ...presentArea(area),
      products: asked.map(({ product_id, places }) => {
        const runs = takenRuns(standing(product_id, area.id), places, days);
        return {
          product_id,
          free_days: freeDayCount(runs, days),
          taken: runs.map(({ start, end, state, left, slotIds }) => ({
            start_date: start,
            end_date: end,
            state,
            left,
            slot_ids: [...slotIds],
          })),
        };
      }),
    })),
    totalCount,
    slots: presentSlots(bookings, { profile: query.profile_uuid, personId: actor.id }),
    products,
    today,
  };
};
