import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, slotBookings, slotSwaps, slots } from '#backend/database/schema/index.ts';
import { decideApproval } from '#tests/support/decideApproval.ts';
import { ok as okOf } from '#tests/support/server/ok.ts';
import { inDays, startNpSlots, type NpSlots } from '../conformance/slots/npSlots/startNpSlots.ts';

/** Writes of a decision at which it is cut off. */
const points = 20;

describe('a swap that is cut off', () => {
  let test: NpSlots;
  beforeAll(async () => {
    test = await startNpSlots();
  });
  afterAll(() => test.close());

  /** From now on the write with this number breaks its transaction; numbers are counted past what is taken back. */
  const breakAt = async (point: number): Promise<void> => {
    const { db } = test.client;
    await db.execute(sql.raw('create sequence if not exists cut_off_at'));
    await db.execute(sql.raw(`select setval('cut_off_at', 1, false)`));
    await db.execute(
      sql.raw(`create or replace function cut_off() returns trigger language plpgsql as $$
        begin
          if nextval('cut_off_at') = ${point} then raise exception 'cut off'; end if;
          return null;
        end $$`),
    );
  };
  const tables = [
    'slots',
    'slot_bookings',
    'slot_swaps',
    'approval_requests',
    'approval_tasks',
    'approval_history',
    'audit_entries',
  ];

  it(`at ${points} points leaves both as they were, or moves both`, async () => {
    const { db } = test.client;
    let cut = 0;
    let moved = 0;
    for (let point = 1; point <= points; point += 1) {
      const ahead = 20 + point * 20;
      const week = (from: number) => ({ startDate: inDays(from), endDate: inDays(from + 6) });
      const own = await test.pinned(await test.bought(), week(ahead));
      const other = await test.pinned(await test.bought(), { ...week(ahead + 10), position: 2 });
      const asked = okOf<{ swapId: number; approvalId: number }>(
        await test.by('agent').post('/sapna/np/swap-slot', {
          slotId: own.id,
          otherSlotId: other.id,
          reason: 'Both prefer the other week',
        }),
      );
      await breakAt(point);
      for (const table of tables)
        for (const when of ['before', 'after'])
          await db.execute(
            sql.raw(
              `create trigger cut_${when} ${when} insert or update or delete on ${table} for each statement execute function cut_off()`,
            ),
          );
      const answer = await decideApproval(test, asked.approvalId, true);
      for (const table of tables)
        for (const when of ['before', 'after'])
          await db.execute(sql.raw(`drop trigger cut_${when} on ${table}`));
      const placeOf = async (id: number) => {
        const [slot] = await db.select().from(slots).where(eq(slots.id, id));
        const [ground] = await db.select().from(slotBookings).where(eq(slotBookings.slotId, id));
        return [slot?.startDate, slot?.position, ground?.days?.from, ground?.position];
      };
      const standing = [await placeOf(own.id), await placeOf(other.id)];
      const [swap] = await db.select().from(slotSwaps).where(eq(slotSwaps.id, asked.swapId));
      const old = [
        [own.startDate, 1, own.startDate, 1],
        [other.startDate, 2, other.startDate, 2],
      ];
      const isCut = answer !== undefined;
      expect(standing, `cut at ${point}`).toEqual(isCut ? old : old.toReversed());
      expect(swap?.state, `cut at ${point}`).toBe(isCut ? 'pending' : 'done');
      const swapped = await db.$count(
        auditEntries,
        sql`${auditEntries.entityId} = ${String(own.id)} and ${auditEntries.action} = 'swap'`,
      );
      expect(swapped).toBe(isCut ? 0 : 1);
      if (isCut) cut += 1;
      else moved += 1;
    }
    console.log(`${cut} swaps cut off, ${moved} went through`);
    expect(cut).toBeGreaterThan(points / 2);
  });
});
