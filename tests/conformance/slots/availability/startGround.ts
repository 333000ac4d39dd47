import { and, eq, isNotNull } from 'drizzle-orm';
import { polygons, slotBookings, slots } from '#backend/database/schema/index.ts';
import { grouped } from '#contract/domain/lists/grouped.ts';
import { siteTakeoverProductId } from '#contract/domain/slots/slotProducts.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

interface Place {
  readonly id: number;
  readonly uuid: string;
}

export interface Ground {
  readonly test: TestApp;
  readonly reader: Caller;
  /** A city with a zone in it, and two localities of that zone. */
  readonly ground: Readonly<Record<'city' | 'zone' | 'one' | 'other', Place>>;
  /** A slot on an area. @returns its id */
  readonly addSlot: (
    polygonId: number,
    start: string,
    end: string,
    over?: Partial<typeof slots.$inferInsert>,
  ) => Promise<number>;
}

/** On 10 March 2031, when no demo slot stands any more. */
export const startGround = async (): Promise<Ground> => {
  const test = await startTestApp({ services: { now: () => new Date('2031-03-10T06:00:00Z') } });
  const reader = await test.as('lookup-view');
  const { db } = test.client;
  const rows = await db
    .select()
    .from(polygons)
    .where(and(eq(polygons.kind, 'locality'), isNotNull(polygons.parentId)));
  const byParent = grouped(rows, ({ parentId }) => parentId);
  const zones = await db.select().from(polygons).where(eq(polygons.kind, 'zone'));
  const zone = zones.find(({ id }) => (byParent.get(id)?.length ?? 0) > 3);
  const [one, other] = byParent.get(zone?.id ?? 0) ?? [];
  const [city] = await db
    .select()
    .from(polygons)
    .where(eq(polygons.id, zone?.parentId ?? 0));
  if (!zone || !one || !other || !city) throw new Error('The demo data has no zone');
  const addSlot: Ground['addSlot'] = async (polygonId, start, end, over = {}) => {
    const productId = over.productId ?? siteTakeoverProductId;
    const state = over.state ?? 'booked';
    const [row] = await db
      .insert(slots)
      .values({ kind: 'site-takeover', productId, state, startDate: start, endDate: end, ...over })
      .returning({ id: slots.id });
    const until = new Date(Date.parse(`${end}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
    await db.insert(slotBookings).values({
      slotId: row?.id ?? 0,
      productId,
      polygonId,
      position: over.position ?? 1,
      days: { from: start, until },
      state,
    });
    return row?.id ?? 0;
  };
  return { test, reader, ground: { city, zone, one, other }, addSlot };
};
