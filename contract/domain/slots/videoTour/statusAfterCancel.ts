import type { Labelled } from '../../enumeration.ts';

/** Statuses of a video tour slot in which it has ended (part 3 section 4). */
export const endedTourStatuses = [
  { id: 4, label: 'Cancelled' },
  { id: 9, label: 'Promotion Ended' },
] as const satisfies readonly Labelled[];
export type EndedTourStatusId = (typeof endedTourStatuses)[number]['id'];

/** The offset in which the starts and ends of tours are sent (part 3 section 9). */
export const videoTourOffset = '+0530';

/**
 * The status that cancelling leads to, by the clock of the server: Cancelled before the start, Promotion Ended from
 * the start on; undefined when the slot has ended already and nothing happens (part 3 section 4, decision T123).
 */
export const statusAfterCancel = (
  statusId: number,
  start: Date,
  now: Date,
): EndedTourStatusId | undefined => {
  if (endedTourStatuses.some(ended => ended.id === statusId)) return undefined;
  return start.getTime() <= now.getTime() ? 9 : 4;
};
