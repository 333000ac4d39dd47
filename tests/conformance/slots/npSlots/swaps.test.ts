import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditEntries,
  notifications,
  slotBookings,
  slots,
  slotSwaps,
} from '#backend/database/schema/index.ts';
import { decideApproval } from '#tests/support/decideApproval.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../../opportunities/startDeals.ts';
import { inDays, startNpSlots, type NpSlots, type Slot } from './startNpSlots.ts';

interface Asked {
  message: string;
  swapId: number;
  approvalId: number;
}
interface Side {
  slotId: number;
  startDate: string;
  position: number;
}
interface Swap {
  state: string;
  from: Side;
  to: Side;
  taskKey?: string;
}

let test: NpSlots;
beforeAll(async () => {
  test = await startNpSlots();
});
afterAll(() => test.close());

let ahead = 10;
/** Two slots of two clients, in other weeks of the same position. */
const two = async () => {
  ahead += 40;
  const week = (from: number) => ({ startDate: inDays(from), endDate: inDays(from + 6) });
  const own = await test.pinned(await test.bought(), week(ahead));
  const other = await test.pinned(await test.bought(), { ...week(ahead + 14), position: 2 });
  return { own, other };
};
const ask = (own: Slot, other: Slot, name = 'agent') =>
  test.by(name).post('/sapna/np/swap-slot', {
    slotId: own.id,
    otherSlotId: other.id,
    reason: 'Both prefer the other week',
  });
const rows = async (...ids: number[]) => {
  const found = await test.client.db.select().from(slots).where(inArray(slots.id, ids));
  return ids.map(id => found.find(row => row.id === id));
};
const read = async (id: number, name = 'agent') =>
  test.by(name).get(`/sapna/np/approval-page-details/${id}`);

describe('P3-C-046 POST swap-slot', () => {
  it('P3-G-017 asks, in the words of the specification, and freezes both', async () => {
    const { own, other } = await two();
    const asked = ok<Asked>(await ask(own, other));
    expect(asked.message).toBe('Slot approval request sent successfully!');
    expect((await rows(own.id, other.id)).map(row => row?.isFrozen)).toEqual([true, true]);
    expect(refusal(await ask(other, own)).message).toContain(
      'swap of this slot is waiting for approval',
    );
    const again = await ask(own, (await two()).other);
    expect(refusal(again).errors).toEqual(['/otherSlotId check']);
  });

  it.each([
    ['itself', (own: Slot) => own.id, 'Choose another slot.'],
    ['one that is not there', () => 999_999, 'Choose another slot.'],
  ])('refuses %s', async (_name, otherOf, message) => {
    const { own } = await two();
    expect(refusal(await ask(own, { ...own, id: otherOf(own) })).message).toBe(message);
  });

  it('refuses one that has begun, one of another product, and slots of others', async () => {
    const { own, other } = await two();
    expect((await ask(own, other, 'stranger')).statusCode).toBe(404);
    const { db } = test.client;
    await db.update(slots).set({ productId: 181 }).where(eq(slots.id, other.id));
    expect(refusal(await ask(own, other)).message).toContain('slots of the same product');
    await db
      .update(slots)
      .set({ productId: 78, startDate: inDays(-1) })
      .where(eq(slots.id, other.id));
    expect(refusal(await ask(own, other)).message).toContain('that have not started');
  });
});

describe('who hears of a swap', () => {
  const told = async (entity: string, entityId: number) =>
    (
      await test.client.db
        .select()
        .from(notifications)
        .where(and(eq(notifications.entity, entity), eq(notifications.entityId, String(entityId))))
        .orderBy(notifications.id)
    ).map(({ userId, title, link }) => ({ userId, title, link }));

  it('anyone who answers it finds its page under the bell, the agent of the other slot what becomes of it', async () => {
    const own = await test.pinned(await test.bought(), { position: 3 });
    const other = ok<Slot>(
      await test.pin(await test.bought(2, 'mate'), { position: 4 }, test.by('mate')),
    );
    const asked = ok<Asked>(await ask(own, other));
    const link = `/swap-approval-details/${asked.swapId}`;
    const approvers = await told('approvals', asked.approvalId);
    expect(approvers.length).toBeGreaterThan(0);
    expect(approvers).toContainEqual(
      expect.objectContaining({ title: 'Slot swap approval is waiting for you', link }),
    );
    await decideApproval(test, asked.approvalId, true);
    const mate = await told('slot_swaps', asked.swapId);
    expect(mate.map(({ userId }) => userId)).toEqual([test.idOf('mate'), test.idOf('mate')]);
    expect(mate.map(({ title }) => title)).toEqual([
      expect.stringContaining('is to change its place'),
      expect.stringContaining('changed its place'),
    ]);
  });
});

describe('P3-C-050 a swap that is decided', () => {
  it('moves both, in one transaction, with history, and frees them', async () => {
    const { own, other } = await two();
    const asked = ok<Asked>(await ask(own, other));
    expect(await decideApproval(test, asked.approvalId, true)).toBeUndefined();
    const [first, second] = await rows(own.id, other.id);
    expect(first).toMatchObject({
      startDate: other.startDate,
      endDate: other.endDate,
      position: 2,
      isFrozen: false,
    });
    expect(second).toMatchObject({ startDate: own.startDate, position: 1, isFrozen: false });
    const ground = await test.client.db
      .select()
      .from(slotBookings)
      .where(eq(slotBookings.slotId, own.id));
    expect(ground).toMatchObject([
      { position: 2, state: 'booked', days: { from: other.startDate } },
    ]);
    const swap = ok<Swap>(await read(asked.swapId));
    expect(swap).toMatchObject({
      state: 'done',
      from: { slotId: own.id, startDate: own.startDate, position: 1 },
      to: { slotId: other.id, startDate: other.startDate, position: 2 },
    });
    const acts = await test.client.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.entityId, String(own.id)));
    expect(acts.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['create', 'ask-swap', 'swap']),
    );
  });

  it('that is rejected leaves both as they were, and free', async () => {
    const { own, other } = await two();
    const asked = ok<Asked>(await ask(own, other));
    await decideApproval(test, asked.approvalId, false);
    expect(await rows(own.id, other.id)).toMatchObject([
      { startDate: own.startDate, position: 1, isFrozen: false },
      { startDate: other.startDate, position: 2, isFrozen: false },
    ]);
    expect(ok<Swap>(await read(asked.swapId)).state).toBe('rejected');
    ok(await ask(other, own));
  });

  it('is asked once more whether it still can be, and moves neither if not', async () => {
    const { own, other } = await two();
    const asked = ok<Asked>(await ask(own, other));
    await test.client.db.update(slots).set({ state: 'cancelled' }).where(eq(slots.id, other.id));
    const refused = await decideApproval(test, asked.approvalId, true);
    expect([refused?.statusCode, refused && refusal(refused).message]).toEqual([
      400,
      'One of the slots has started or was cancelled in the meantime. Reject the swap.',
    ]);
    expect((await rows(own.id))[0]).toMatchObject({ startDate: own.startDate, isFrozen: true });
    const [swap] = await test.client.db
      .select()
      .from(slotSwaps)
      .where(eq(slotSwaps.id, asked.swapId));
    expect(swap?.state).toBe('pending');
  });

  it('is read by anyone who may, and answered by the person who is asked', async () => {
    const { own, other } = await two();
    const asked = ok<Asked>(await ask(own, other));
    expect((await read(asked.swapId, 'stranger')).statusCode).toBe(404);
    expect(ok<Swap>(await read(asked.swapId)).taskKey).toBeUndefined();
  });
});
