import Type from 'typebox';
import { rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';

const day = Type.String({ format: 'date' });
const count = Type.Integer({ minimum: 0 });
const percent = Type.Union([Type.Number(), Type.Null()]);

const week = Type.Object({
  start_date: day,
  end_date: day,
  /** Days of places that are booked, and that there are. */
  booked: count,
  available: count,
  /** Percent that are booked now, and that the forecast expects; null of weeks that are over. */
  fill: percent,
  forecast: percent,
});

/** How full the weeks of a product are, city by city (decision record 0170). */
export const slotFillCalls = [
  defineCall({
    id: 'slotAvailability.fill',
    method: 'GET',
    path: '/console/v1/slots/fill',
    kind: 'read',
    access: 'signed-in',
    summary:
      'Booked days of all days by city and week, 8 weeks back and 8 ahead, with a forecast from what the same lead time added',
    source: 'decision record 0170',
    query: strictObject({ product_id: rowId }),
    answer: Type.Object({
      today: day,
      products: Type.Array(Type.Object({ product_id: rowId, name: Type.String() })),
      /** All cities together. */
      all: Type.Array(week),
      results: Type.Array(
        Type.Object({ city_id: rowId, city_name: Type.String(), weeks: Type.Array(week) }),
      ),
    }),
  }),
] as const;
