import Type from 'typebox';
import { capLevels } from '../../domain/caps/capLevels.ts';
import { cellStates } from '../../domain/slots/availability/cellStates.ts';
import { rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { freeDays } from './slotCalls.ts';

/** Most areas of one answer: a calendar of them is one screen to scroll. */
export const mostAreas = 500;
/** Most days of one answer, both ends counted. */
export const mostAskedDays = 366;

const day = Type.String({ format: 'date' });
const uuid = Type.String({ format: 'uuid' });
const count = Type.Integer({ minimum: 0 });
const state = Type.Enum([...cellStates]);
const source = 'part 3 §2, §7, T125, T127, decision record 0170';
const idsText = Type.String({
  pattern: '^[1-9]\\d{0,14}(,[1-9]\\d{0,14})*$',
  maxLength: 1000,
  description: 'ids separated by commas',
});

const area = {
  polygon_uuid: uuid,
  name: Type.String(),
  kind: Type.Enum(['city', 'zone', 'locality']),
  city_id: rowId,
  city_name: Type.String(),
};

/** A slot that is on a day of the answer; named once, however many areas it has. */
const standingSlot = Type.Object({
  slot_id: rowId,
  /** Its kind, which names its page. */
  kind: Type.String(),
  product_id: rowId,
  name: Type.String(),
  state,
  start_date: day,
  end_date: day,
  /** The areas it is on itself, by name. */
  polygon_names: Type.Array(Type.String()),
  opportunity_id: Type.Optional(rowId),
  /** Who keeps it on hold, and until when. */
  held_by: Type.Optional(Type.String()),
  held_until: Type.Optional(Type.String({ format: 'date-time' })),
  is_held_by_me: Type.Optional(Type.Boolean()),
  /** It belongs to the profile that was asked for. */
  is_own: Type.Boolean(),
});

/** How much a cap leaves: in a city; in India, or in each city without one of its own, where `city_id` is absent. */
const capUse = Type.Object({
  cap_id: rowId,
  product_id: rowId,
  level: Type.Enum(capLevels.map(({ id }) => id)),
  city_id: Type.Optional(rowId),
  /** It holds for slots of this event, or of this package, alone. */
  event_id: Type.Optional(rowId),
  package_id: Type.Optional(rowId),
  limit: count,
  sold: count,
  left: count,
  start_date: day,
  end_date: day,
});

/** Which areas are free on which days, and where else there is room. */
export const slotAvailabilityCalls = [
  defineCall({
    id: 'slotAvailability.get',
    method: 'GET',
    path: '/ads/get-slot-availability',
    kind: 'read',
    access: 'signed-in',
    summary: 'The slots on areas by day and product; days without a slot are free',
    source,
    query: strictObject({
      polygon_uuids: Type.Optional(
        Type.String({ maxLength: 8000, description: 'UUIDs separated by commas' }),
      ),
      city_ids: Type.Optional(idsText),
      product_ids: idsText,
      start_date: day,
      end_date: day,
      profile_uuid: Type.Optional(uuid),
    }),
    answer: Type.Object({
      /** Areas city by city, those in which most stands first; a city before its parts. */
      results: Type.Array(
        Type.Object({
          ...area,
          products: Type.Array(
            Type.Object({
              product_id: rowId,
              /** Days with a free place. */
              free_days: count,
              /** Days on which something stands, in order; all others are free. */
              taken: Type.Array(
                Type.Object({
                  start_date: day,
                  end_date: day,
                  state,
                  left: count,
                  slot_ids: Type.Array(rowId),
                }),
              ),
            }),
          ),
        }),
      ),
      /** How many areas match; only the first of them are in the answer. */
      totalCount: count,
      slots: Type.Array(standingSlot),
      /** Every product that is sold by area and day, those that were not asked for too. */
      products: Type.Array(
        Type.Object({
          product_id: rowId,
          name: Type.String(),
          kind: Type.String(),
          /** Slots that one area takes on one day. */
          places: Type.Integer({ minimum: 1 }),
        }),
      ),
      today: day,
    }),
  }),
  defineCall({
    id: 'slotAvailability.caps',
    method: 'GET',
    path: '/console/v1/slots/caps',
    kind: 'read',
    access: 'signed-in',
    summary: 'Caps of a product in force on one of the days: sold and left, by city or in India',
    source: 'T125, decision records 0023 and 0170',
    query: strictObject({ product_id: rowId, start_date: day, end_date: day }),
    answer: Type.Object({
      /** What leaves least first. A city in which nothing is sold under a cap of each city is not named. */
      results: Type.Array(capUse),
    }),
  }),
  defineCall({
    id: 'slotAvailability.elsewhere',
    method: 'GET',
    path: '/console/v1/slots/elsewhere',
    kind: 'read',
    access: 'signed-in',
    summary:
      'For a place that is taken: the next free days of the same length, and other free areas',
    source,
    query: strictObject({ polygon_uuid: uuid, product_id: rowId, start_date: day, end_date: day }),
    answer: Type.Object({
      free: freeDays,
      /** Areas of the same size in the same city with a free place on all of the days, the nearest first. */
      neighbours: Type.Array(Type.Object(area)),
    }),
  }),
  defineCall({
    id: 'slotAvailability.freeOnAll',
    method: 'GET',
    path: '/console/v1/slots/free-days',
    kind: 'read',
    access: 'signed-in',
    summary: 'The first days in a row, from a day on, on which all of the areas have a free place',
    source,
    query: strictObject({
      product_id: rowId,
      polygon_uuids: Type.String({
        minLength: 1,
        maxLength: 8000,
        description: 'UUIDs separated by commas',
      }),
      from: day,
      /** Days in a row. */
      days: Type.Integer({ minimum: 1, maximum: mostAskedDays }),
    }),
    answer: Type.Object({
      /** None within a year: null. */
      free: freeDays,
    }),
  }),
] as const;
