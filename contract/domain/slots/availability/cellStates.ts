import { slotStatus, type StoredSlotState } from '../slotStatus.ts';
import type { Day } from '../../days/indiaDay.ts';

/**
 * What is on an area on a day, the weightiest first: where several slots share a day the first of these names it.
 * `covered`: a slot on an area within it or around it keeps it. `stopped` and `ended` keep nobody out.
 */
export const cellStates = [
  'swap-pending',
  'live',
  'booked',
  'held',
  'covered',
  'stopped',
  'ended',
] as const;
export type CellState = (typeof cellStates)[number];

/** States in which nobody else can take the place. */
export const keepsOut = (state: CellState): boolean => state !== 'stopped' && state !== 'ended';

interface StandingSlot {
  readonly state: StoredSlotState;
  readonly startDate: Day | null;
  readonly endDate: Day | null;
  /** Waits for the approval of a swap (T126). */
  readonly isFrozen: boolean;
}

/** The state in which a slot is shown today; undefined for a draft and a cancelled one, which stand nowhere. */
export const cellStateOf = (slot: StandingSlot, today: Day): CellState | undefined => {
  const status = slotStatus(slot, today);
  if (status === 'draft' || status === 'cancelled') return undefined;
  if (status === 'stopped' || status === 'ended') return status;
  if (slot.isFrozen) return 'swap-pending';
  return status === 'upcoming' ? 'booked' : status;
};
