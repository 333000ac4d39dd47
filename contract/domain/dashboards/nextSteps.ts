import type { TileKey } from './tiles.ts';

/** A tile with its numbers, as `dashboard/{type}` answers it. */
export interface CountedTile {
  readonly keyName: TileKey;
  readonly count: number;
  readonly overdue: number;
}

/** Work that waits: the tile, how many rows, and whether these are its overdue ones alone. */
export interface NextStep {
  readonly keyName: StepKey;
  readonly count: number;
  readonly isOverdue: boolean;
}

/** What is late comes first, in this order. */
const late = [
  'specialfollowup',
  'followup',
  'renewal',
  'linksent',
  'paymentpending',
] as const satisfies readonly TileKey[];

/** Then what stands still until this person acts. Tiles that only tell how things are are in neither list. */
const waiting = [
  'linksentpaymentfailed',
  'paymentsentback',
  'termsheetsentback',
  'discountreviewpending',
  'specialfollowup',
  'followup',
  'renewal',
  'linksent',
  'termsheetnew',
  'activationpending',
  'termsheetapprovalpending',
  'paymentpending',
  'mortgagebankupdate',
  'mortgagerefill',
  'mortgageonboarding',
  'discountapprovalpending',
] as const satisfies readonly TileKey[];

/** A tile whose rows someone has to do something about. */
export type StepKey = (typeof late)[number] | (typeof waiting)[number];

/**
 * "What do I do next?" of the home page: what is overdue, then what waits, each tile once (decision record 0095).
 * @param most how many steps are told
 */
export const nextSteps = (tiles: readonly CountedTile[], most = 3): readonly NextStep[] => {
  const byKey = new Map(tiles.map(tile => [tile.keyName, tile]));
  const steps = [
    ...late.map(key => ({ key, isOverdue: true, count: byKey.get(key)?.overdue ?? 0 })),
    ...waiting.map(key => ({ key, isOverdue: false, count: byKey.get(key)?.count ?? 0 })),
  ];
  const told = new Set<StepKey>();
  return steps
    .filter(({ key, count }) => count > 0 && !told.has(key) && told.add(key))
    .slice(0, most)
    .map(({ key: keyName, count, isOverdue }) => ({ keyName, count, isOverdue }));
};
