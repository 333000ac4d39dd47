import type { TileKey } from './tiles.ts';
import type { WhoseWork } from './whoseWork.ts';

/** A tile with its numbers, as `dashboard/{type}` answers it. */
export interface CountedTile {
  readonly keyName: TileKey;
  readonly count: number;
  readonly overdue: number;
  readonly own: number;
  readonly ownOverdue: number;
}

/** A list of a screen that waits for the person, as `view-counts` answers it. */
export interface CountedList {
  readonly resource: string;
  readonly view: string;
  readonly count: number;
}

/** What a dashboard knows of someone's work. */
export interface Work {
  readonly whose: WhoseWork;
  readonly tiles: readonly CountedTile[];
  readonly lists?: readonly CountedList[];
}

/** Work that waits: the rows of a tile or of a list, how many, and whether these are its overdue ones alone. */
export interface TileStep {
  readonly keyName: StepKey;
  readonly count: number;
  readonly isOverdue: boolean;
}
export type NextStep = TileStep | { readonly list: CountedList; readonly count: number };

export const isTileStep = (step: NextStep): step is TileStep => 'keyName' in step;

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

/** Who answers for a line or for all calls nobody back: first what is late, the whole of it before a part. */
const lateOfAll = [
  'followup',
  'paymentpending',
  'renewal',
  'linksent',
] as const satisfies readonly TileKey[];

/** A tile whose rows someone has to do something about. */
export type StepKey = (typeof late)[number] | (typeof waiting)[number];

/** Steps that are told: who leads others has what they decide beside what is late. */
const most: Readonly<Record<WhoseWork, number>> = { own: 3, team: 4, all: 4 };

const tileSteps = ({ whose, tiles, lists = [] }: Work, isDeciding: boolean): TileStep[] => {
  const byKey = new Map(tiles.map(tile => [tile.keyName, tile]));
  const told = new Set<StepKey>();
  // Its rows are among those of the approvals.
  if (isDeciding) told.add('discountreviewpending');
  if (whose === 'all') told.add('specialfollowup');
  // Whoever decides on them has the list in which that is done.
  if (lists.some(({ resource, view }) => resource === 'termsheets' && view === 'at-rcm'))
    told.add('termsheetapprovalpending');
  return [
    ...(whose === 'all' ? lateOfAll : late).map(keyName => ({
      keyName,
      isOverdue: true,
      count: byKey.get(keyName)?.ownOverdue ?? 0,
    })),
    ...waiting.map(keyName => ({ keyName, isOverdue: false, count: byKey.get(keyName)?.own ?? 0 })),
  ].filter(({ keyName, count }) => count > 0 && !told.has(keyName) && told.add(keyName));
};

/**
 * "What do I do next?" of the home page (decision record 0245): what only the person decides, what is overdue, then what
 * waits, each once. Its numbers are those of the person's own or their team's work.
 */
export const nextSteps = (work: Work): readonly NextStep[] => {
  const { whose, lists = [] } = work;
  const approvals = lists.find(({ resource, count }) => resource === 'approvals' && count > 0);
  return [
    ...(approvals ? [{ list: approvals, count: approvals.count }] : []),
    ...tileSteps(work, approvals !== undefined),
  ].slice(0, most[whose]);
};
