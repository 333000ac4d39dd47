import { eq, inArray, sql } from 'drizzle-orm';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { maySwapNow, npSlotRefusals } from '#contract/domain/slots/npSlots.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import { slotBookings, slots, slotSwaps } from '../../../database/schema/index.ts';
import type { InWrite } from '../../../tables/Declaration.ts';
import { lockProducts } from '../../caps/caps.ts';
import { lockedSlots, standing, type SlotRow } from './lockedSlots.ts';
import { tellSwap } from './tellSwap.ts';

type Writing = Pick<InWrite, 'db' | 'actor' | 'services' | 'audit'>;

/** Under which screen the history of a slot is kept. */
const resourceOf = ({ kind }: SlotRow): string =>
  kind === 'site-takeover' ? 'site-takeovers' : kind === 'np-slot' ? 'np-slots' : kind;

/** The ground of both changes hands: what one gave up the other is on, with its own state. */
const exchangeGround = async ({ db, actor }: Writing, one: SlotRow, other: SlotRow) => {
  await lockProducts(db, [one]);
  const rows = await db
    .select()
    .from(slotBookings)
    .where(inArray(slotBookings.slotId, [one.id, other.id]))
    .orderBy(slotBookings.id);
  const stateOf = new Map(rows.map(({ slotId, state }) => [slotId, state]));
  await db.delete(slotBookings).where(inArray(slotBookings.slotId, [one.id, other.id]));
  await db.insert(slotBookings).values(
    rows.map(({ slotId, productId, polygonId, position, days, state }) => {
      const next = slotId === one.id ? other.id : one.id;
      return {
        slotId: next,
        productId,
        polygonId,
        position,
        days,
        state: stateOf.get(next) ?? state,
        createdBy: actor.id,
        updatedBy: actor.id,
      };
    }),
  );
};

const placeOf = ({ startDate, endDate, position, regionId }: SlotRow) => ({
  startDate,
  endDate,
  position,
  regionId,
});

const write = async (writing: Writing, row: SlotRow, other: SlotRow, isApproved: boolean) => {
  const { db, actor, audit } = writing;
  const moved = isApproved ? placeOf(other) : {};
  await db
    .update(slots)
    .set({ ...moved, isFrozen: false, version: sql`${slots.version} + 1`, updatedBy: actor.id })
    .where(eq(slots.id, row.id));
  const { regionId: _own, ...before } = placeOf(row);
  const { regionId: _other, ...after } = placeOf(other);
  await audit.record({
    action: isApproved ? 'swap' : 'reject-swap',
    entity: resourceOf(row),
    entityId: row.id,
    version: row.version + 1,
    ...(isApproved && { before }),
    after: { ...(isApproved && after), otherSlotId: other.id },
  });
};

/**
 * What a decision does to a swap, in the transaction of the decision: both slots change places, or both stay; either way
 * they may be moved again. Before they move they are asked once more whether they still can (T126).
 * @throws Refusal BAD_REQUEST when they cannot
 */
export const decideSwap = async (
  writing: Writing,
  swapId: number,
  isApproved: boolean,
): Promise<void> => {
  const { db, actor, services } = writing;
  const [swap] = await db.select().from(slotSwaps).where(eq(slotSwaps.id, swapId)).for('update');
  if (swap?.state !== 'pending') return;
  const rows = await lockedSlots(db, [swap.fromSlotId, swap.toSlotId]);
  const [one, other] = rows;
  if (!one || !other) throw new Error('A swap is of two slots');
  const today = indiaDay(services.now());
  if (isApproved && !maySwapNow(standing(one, today), standing(other, today)))
    throw new Refusal('BAD_REQUEST', npSlotRefusals.swapOver);
  if (isApproved) await exchangeGround(writing, one, other);
  await write(writing, one, other, isApproved);
  await write(writing, other, one, isApproved);
  await db
    .update(slotSwaps)
    .set({
      state: isApproved ? 'done' : 'rejected',
      decidedAt: services.now(),
      version: sql`${slotSwaps.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(slotSwaps.id, swapId));
  await tellSwap(writing, swap, rows, isApproved ? 'done' : 'rejected');
};
