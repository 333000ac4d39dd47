import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { polygons, slotBookings, slots, type slotStates } from '#backend/database/schema/index.ts';
import {
  newName,
  ok,
  startCatalogue,
  type Catalogue,
} from '#tests/conformance/catalogue/startCatalogue.ts';

export interface EventRecord {
  id: number;
  name: string;
  startDate: string;
  endDate: string;
  version: number;
  movedSlots?: { slotId: number; newStartDate: string }[];
}

interface SlotFields {
  eventId: number;
  startDate: string;
  endDate: string;
  state?: (typeof slotStates)[number];
  isFrozen?: boolean;
  position?: number;
}

export interface Events extends Catalogue {
  event: (fields?: object) => Promise<EventRecord>;
  update: (id: number, body: object, updateSlot?: boolean) => Promise<LightMyRequestResponse>;
  /** A slot on ground of its own, unless the position says otherwise. @returns its id. */
  slot: (fields: SlotFields) => Promise<number>;
  daysOf: (
    slotId: number,
  ) => Promise<{ slot: string[]; ground: (string | null)[]; version: number }>;
}

/** The server with short ways to make events and their slots. */
export const startEvents = async (): Promise<Events> => {
  const test = await startCatalogue();
  const { db } = test.client;
  const { id: productId } = await test.product();
  const [polygon] = await db.select().from(polygons).limit(1);
  const polygonId = polygon?.id ?? 0;
  let place = 0;

  return {
    ...test,
    event: async (fields = {}) =>
      ok<EventRecord>(
        await test.admin.post('/sapna/event', {
          name: newName('Event'),
          startDate: '2026-12-01',
          endDate: '2026-12-31',
          ...fields,
        }),
      ),
    update: (id, body, updateSlot) =>
      test.admin.call('PUT', `/sapna/event/${id}`, {
        body,
        ...(updateSlot === undefined ? {} : { query: { updateSlot } }),
      }),
    slot: async ({ state = 'booked', position = (place += 1), ...fields }) => {
      const [slot] = await db
        .insert(slots)
        .values({ kind: 'stories', productId, state, position, ...fields })
        .returning({ id: slots.id });
      const slotId = slot?.id ?? 0;
      const until = new Date(`${fields.endDate}T00:00:00Z`);
      until.setUTCDate(until.getUTCDate() + 1);
      await db.insert(slotBookings).values({
        slotId,
        productId,
        polygonId,
        position,
        state,
        days: { from: fields.startDate, until: until.toISOString().slice(0, 10) },
      });
      return slotId;
    },
    daysOf: async slotId => {
      const [slot] = await db.select().from(slots).where(eq(slots.id, slotId));
      const [ground] = await db.select().from(slotBookings).where(eq(slotBookings.slotId, slotId));
      return {
        slot: [slot?.startDate ?? '', slot?.endDate ?? ''],
        ground: [ground?.days?.from ?? null, ground?.days?.until ?? null],
        version: slot?.version ?? 0,
      };
    },
  };
};
