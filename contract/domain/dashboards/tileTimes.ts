import { tileOf, type TileKey } from './tiles.ts';

/** `since`: since when a row waits. `fupTime`: when it is due. `isOverdue`: whether that has passed. */
export type TileTime = 'since' | 'fupTime' | 'isOverdue';

export const tileTimes: readonly TileTime[] = ['since', 'fupTime', 'isOverdue'];

/**
 * The times that the rows of a tile have, what they are sorted by first. Cases have a time to act; everything else waits since
 * it was sent, asked for or paid. Only where something can be overdue does a row say whether it is in time (decision record 0081).
 */
export const tileTimesOf = (key: TileKey): readonly [TileTime, ...TileTime[]] => {
  const { source, canBeOverdue } = tileOf(key);
  if (source === 'opportunities') return canBeOverdue ? ['fupTime', 'isOverdue'] : ['fupTime'];
  return canBeOverdue ? ['since', 'fupTime', 'isOverdue'] : ['since'];
};
