import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Context } from '../../calls/Context.ts';
import { Refusal } from '../../calls/Refusal.ts';
import { slotBookings, slotCards, slots, videoTours } from '../../database/schema/index.ts';
import type { SlotMove } from './readSlotMoves.ts';

/** Locks the slots of an event, so that nobody books, swaps or moves them between check and write. */
export const lockSlots = async (db: Context['db'], eventId: number): Promise<void> => {
  await db
    .select({ id: slots.id })
    .from(slots)
    .where(eq(slots.eventId, eventId))
    .orderBy(slots.id)
    .for('update');
};

const named = ({ slotId, startDate, endDate, conflict = '' }: SlotMove): string =>
  `Slot ${slotId}, ${startDate} to ${endDate}, cannot move. ${conflict}`;

/** 409 with one entry for each slot that cannot move; nothing is written then. */
export const refuseConflicts = (moves: readonly SlotMove[]): void => {
  const kept = moves.filter(({ conflict }) => conflict !== undefined);
  const [first] = kept;
  if (!first) return;
  const message =
    kept.length === 1
      ? named(first)
      : `Nothing was changed, because ${kept.length} of ${moves.length} slots cannot be moved.`;
  throw new Refusal('CONFLICT', message, {
    errors: kept.map(move => ({
      in: 'query',
      field: '/updateSlot',
      code: 'slot-conflict',
      message: named(move),
    })),
  });
};

type Days = Pick<SlotMove, 'startDate' | 'endDate'>;

/** Where the history of a slot is read: that of a takeover on its own screen, under the names that its call has. */
const historyIn = (kind: SlotMove['kind'], before: Days, after: Days) => {
  if (kind !== 'site-takeover') return { entity: 'slots', before, after };
  const asCalled = ({ startDate, endDate }: Days) => ({ start_date: startDate, end_date: endDate });
  return { entity: 'site-takeovers', before: asCalled(before), after: asCalled(after) };
};

/**
 * Moves slots by whole days with everything of theirs that has a day: ground, pictures, the time of a video tour. A
 * place that someone took meanwhile is refused by the database (23P01).
 */
export const moveSlots = async (
  { db, actor, audit }: Pick<Context, 'db' | 'actor' | 'audit'>,
  moves: readonly SlotMove[],
  shift: number,
): Promise<void> => {
  if (moves.length === 0) return;
  const ids = moves.map(({ slotId }) => slotId);
  const days = sql`${shift}::int`;
  const versions = await db
    .update(slots)
    .set({
      startDate: sql`${slots.startDate} + ${days}`,
      endDate: sql`${slots.endDate} + ${days}`,
      version: sql`${slots.version} + 1`,
      updatedBy: actor.id,
    })
    .where(inArray(slots.id, ids))
    .returning({ id: slots.id, version: slots.version });
  await db
    .update(slotBookings)
    .set({
      days: sql`daterange(lower(${slotBookings.days}) + ${days}, upper(${slotBookings.days}) + ${days})`,
      version: sql`${slotBookings.version} + 1`,
      updatedBy: actor.id,
    })
    .where(inArray(slotBookings.slotId, ids));
  await db
    .update(slotCards)
    .set({ activeFromDate: sql`${slotCards.activeFromDate} + ${days}` })
    .where(and(inArray(slotCards.slotId, ids), isNotNull(slotCards.activeFromDate)));
  const time = sql`${days} * interval '24 hours'`;
  await db
    .update(videoTours)
    .set({
      webinarStartsAt: sql`${videoTours.webinarStartsAt} + ${time}`,
      webinarEndsAt: sql`${videoTours.webinarEndsAt} + ${time}`,
    })
    .where(inArray(videoTours.slotId, ids));
  const versionOf = new Map(versions.map(({ id, version }) => [id, version]));
  await audit.record(
    ...moves.map(({ slotId, kind, startDate, endDate, newStartDate, newEndDate }) => ({
      action: 'move-with-event' as const,
      entityId: slotId,
      version: versionOf.get(slotId) ?? 0,
      ...historyIn(kind, { startDate, endDate }, { startDate: newStartDate, endDate: newEndDate }),
    })),
  );
};
