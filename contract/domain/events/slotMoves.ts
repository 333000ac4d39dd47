import { addDays, daysBetween } from '../days/addDays.ts';
import type { DayRange } from '../days/dayRange.ts';
import type { Day } from '../days/indiaDay.ts';

/** States in which a slot may go along with its event; a slot in any other is over. */
export const movableStates = ['draft', 'held', 'booked', 'live'] as const;

export interface EventSlot {
  readonly days: DayRange;
  /** While a swap waits for its approval nobody else moves the slot (T126). */
  readonly isFrozen: boolean;
}

export interface SlotMove {
  readonly days: DayRange;
  /** Why the slot cannot move; absent when it can. */
  readonly conflict?: string;
}

const isWithin = (days: DayRange, event: DayRange): boolean =>
  event.start <= days.start && days.end <= event.end;

/**
 * Where a slot goes when its event moves (T124): as many days as the start of the event, its length unchanged. Undefined
 * when it stays: it has begun, or nothing about its days changes.
 * @param today The first day on which a slot may begin (T80).
 */
export const slotMove = (
  { days, isFrozen }: EventSlot,
  before: DayRange,
  after: DayRange,
  today: Day,
): SlotMove | undefined => {
  if (days.start <= today) return undefined;
  const shift = daysBetween(before.start, after.start);
  const moved = { start: addDays(days.start, shift), end: addDays(days.end, shift) };
  if (isWithin(days, before) && !isWithin(moved, after))
    return { days: moved, conflict: 'It would no longer be within the days of the event.' };
  if (shift === 0) return undefined;
  if (isFrozen) return { days: moved, conflict: 'A swap of it is waiting for approval.' };
  if (moved.start < today) return { days: moved, conflict: 'It would start before today.' };
  return { days: moved };
};
