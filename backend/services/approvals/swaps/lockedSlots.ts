import { eq, inArray } from 'drizzle-orm';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { StandingSlot } from '#contract/domain/slots/npSlots.ts';
import { slotStatus } from '#contract/domain/slots/slotStatus.ts';
import type { Database } from '../../../database/client.ts';
import { slots } from '../../../database/schema/index.ts';

export type SlotRow = typeof slots.$inferSelect;

/** Rows of slots, locked in one order, so that two who want the same two never wait for each other. */
export const lockedSlots = (db: Database, ids: readonly number[]): Promise<SlotRow[]> =>
  db
    .select()
    .from(slots)
    .where(ids.length === 1 ? eq(slots.id, ids[0] ?? 0) : inArray(slots.id, [...ids]))
    .orderBy(slots.id)
    .for('update');

/** A slot as the rules of stopping and swapping see it. */
export const standing = (row: SlotRow, today: Day): StandingSlot => ({
  id: row.id,
  productId: row.productId,
  status: slotStatus(row, today),
  isFrozen: row.isFrozen,
});
