import type { BulkEdit } from '#contract/calls/records/bulk.ts';

/** How much of a change is done, in whole percent. */
export const shareOf = ({ progress, counts }: BulkEdit): number =>
  counts.change === 0 ? 100 : Math.floor((100 * progress) / counts.change);
