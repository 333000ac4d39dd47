import { asc, eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { grouped } from '#contract/domain/lists/grouped.ts';
import {
  filledWeeks,
  weeksAround,
  type CityPlaces,
  type EnteredStanding,
  type FilledWeek,
} from '#contract/domain/slots/availability/fillRate.ts';
import type { StoredSlotState } from '#contract/domain/slots/slotStatus.ts';
import type { Verb } from '../../../calls/Context.ts';
import { cities, polygons } from '../../../database/schema/index.ts';
import { inTurns } from '../../../turns/inTurns.ts';
import { readAreas } from './readAreas.ts';
import { readBookings } from './readBookings.ts';
import { readSlotProducts, slotProductOrRefuse } from './slotProducts.ts';
import { standingOn } from './standingOn.ts';

/** What was booked, whatever became of it; a hold is none yet, and what was stopped gave its days back. */
const isBooked: readonly StoredSlotState[] = ['booked', 'live', 'ended'];

/** More areas than any company has. */
const mostCounted = 100_000;

const presentWeek = ({ start, end, ...figures }: FilledWeek) => ({
  start_date: start,
  end_date: end,
  ...figures,
});

/** GET slots/fill: booked days of all days, by the same places as the calendar; cities in their order there. */
export const getFill: Verb<CallOf<'slotAvailability.fill'>> = async ({ query, db, services }) => {
  const today = indiaDay(services.now());
  const product = await slotProductOrRefuse(db, query.product_id);
  const weeks = weeksAround(today);
  const days = { start: weeks[0]?.start ?? today, end: weeks.at(-1)?.end ?? today };
  const areas = await readAreas(db, eq(polygons.isActive, true), mostCounted, [
    asc(cities.tier),
    asc(cities.name),
  ]);
  const rows = await readBookings(db, {
    polygonIds: areas.map(({ id }) => id),
    productIds: [product.product_id],
    days,
  });
  const booked = rows.filter(({ state }) => isBooked.includes(state));
  const enteredOn = new Map(booked.map(row => [row.slotId, row.enteredOn]));
  const standing = standingOn(
    areas,
    booked.map(row => ({ ...row, shown: 'booked' })),
  );
  const byCity = [...grouped(areas, ({ cityId }) => cityId).values()].map(of => {
    const places: CityPlaces = {
      areas: of.length,
      places: product.places,
      standing: of.flatMap(({ id }) => {
        const slots = standing(product.product_id, id);
        if (slots.length === 0) return [];
        return [
          slots.map((one): EnteredStanding => ({
            ...one,
            enteredOn: enteredOn.get(one.slotId) ?? today,
          })),
        ];
      }),
    };
    return { id: of[0]?.cityId ?? 0, name: of[0]?.cityName ?? '', places };
  });
  const results = await inTurns(byCity, ({ id, name, places }) => ({
    city_id: id,
    city_name: name,
    weeks: filledWeeks([places], today).map(presentWeek),
  }));
  const all = filledWeeks(
    byCity.map(({ places }) => places),
    today,
  );
  const products = await readSlotProducts(db);
  return {
    today,
    products: products.map(({ product_id, name }) => ({ product_id, name })),
    all: all.map(presentWeek),
    results,
  };
};
