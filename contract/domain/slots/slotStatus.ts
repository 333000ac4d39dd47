import type { Day } from '../days/indiaDay.ts';

/**
 * What people see of a slot's life; the specification shows no values (part 3 section 4, decision record 0060).
 * Days alone make an upcoming slot live and a live one ended: no job has to run.
 */
export const slotStatuses = [
  { id: 'draft', label: 'Draft' },
  { id: 'held', label: 'On hold' },
  { id: 'upcoming', label: 'Upcoming' },
  { id: 'live', label: 'Live' },
  { id: 'ended', label: 'Ended' },
  { id: 'stopped', label: 'Stopped' },
  { id: 'cancelled', label: 'Cancelled' },
] as const;
export type SlotStatus = (typeof slotStatuses)[number]['id'];

/** States in which a stored slot keeps its place; a draft never does. */
export type StoredSlotState =
  'draft' | 'held' | 'booked' | 'live' | 'stopped' | 'cancelled' | 'ended';

interface StoredSlot {
  readonly state: StoredSlotState;
  readonly startDate: Day | null;
  readonly endDate: Day | null;
}

/** The status of a stored slot on a day. A draft is a draft on every day. */
export const slotStatus = ({ state, startDate, endDate }: StoredSlot, today: Day): SlotStatus => {
  if (state !== 'booked' && state !== 'live' && state !== 'held') return state;
  if (endDate !== null && endDate < today) return 'ended';
  if (state === 'held') return 'held';
  return startDate !== null && startDate <= today ? 'live' : 'upcoming';
};

/** Statuses in which a slot may still be changed or stopped. */
export const openSlotStatuses: readonly SlotStatus[] = ['draft', 'held', 'upcoming', 'live'];
