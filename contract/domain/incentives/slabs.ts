import type { Day } from '../days/indiaDay.ts';
import { wholeInBasisPoints, type BasisPoints, type Paise } from '../money/paise.ts';

/** What a slab covers: a share of the target and a number of closed accounts, both `[min, max)`; null is open. */
export interface SlabRange {
  readonly targetMin: BasisPoints;
  readonly targetMax: BasisPoints | null;
  readonly accountsMin: number;
  readonly accountsMax: number | null;
}

export interface Slab extends SlabRange {
  readonly id: number;
  /** Share of what was achieved that is earned. */
  readonly incentive: BasisPoints;
  readonly effectiveDate: Day;
}

/**
 * The version of rules or slabs that counts on a day: all rows with the newest effective date that is not after it
 * (decision record 0138). A cycle takes the version of its first day.
 */
export const inForce = <Row extends { readonly effectiveDate: Day }>(
  rows: readonly Row[],
  day: Day,
): readonly Row[] => {
  const newest = rows
    .map(({ effectiveDate }) => effectiveDate)
    .filter(date => date <= day)
    .toSorted()
    .at(-1);
  return rows.filter(({ effectiveDate }) => effectiveDate === newest);
};

/**
 * The share of a target that was reached, rounded down, so that 80 percent is reached with the last paisa of it and not
 * before. Null without a target; 0 where more was taken back than came in.
 */
export const reachedShare = (achieved: Paise, target: Paise): BasisPoints | null => {
  if (target <= 0) return null;
  if (achieved <= 0) return 0;
  return Number((BigInt(achieved) * BigInt(wholeInBasisPoints)) / BigInt(target));
};

const holds = (value: number, min: number, max: number | null): boolean =>
  value >= min && (max === null || value < max);

/** The slab that a share and a number of closed accounts fall into; undefined in a gap. */
export const slabFor = <S extends SlabRange>(
  slabs: readonly S[],
  share: BasisPoints,
  accounts: number,
): S | undefined =>
  slabs.find(
    slab =>
      holds(share, slab.targetMin, slab.targetMax) &&
      holds(accounts, slab.accountsMin, slab.accountsMax),
  );

const end = (max: number | null): number => max ?? Infinity;
const crosses = (aMin: number, aMax: number | null, bMin: number, bMax: number | null): boolean =>
  aMin < end(bMax) && bMin < end(aMax);

/** The first of the others that covers a part of the same ground. */
export const overlapOf = <S extends SlabRange>(
  slab: SlabRange,
  others: readonly S[],
): S | undefined =>
  others.find(
    other =>
      crosses(slab.targetMin, slab.targetMax, other.targetMin, other.targetMax) &&
      crosses(slab.accountsMin, slab.accountsMax, other.accountsMin, other.accountsMax),
  );

const stepsOf = (bounds: readonly (number | null)[]): (readonly [number, number | null])[] => {
  const starts = [...new Set([0, ...bounds.filter(bound => bound !== null)])].toSorted(
    (a, b) => a - b,
  );
  return starts.map((start, at) => [start, starts[at + 1] ?? null] as const);
};

/** What no slab covers, from 0 percent and 0 accounts upwards; neighbouring gaps of the same accounts are one. */
export const gapsOf = (slabs: readonly SlabRange[]): SlabRange[] => {
  const shares = stepsOf(slabs.flatMap(slab => [slab.targetMin, slab.targetMax]));
  const counts = stepsOf(slabs.flatMap(slab => [slab.accountsMin, slab.accountsMax]));
  return counts.flatMap(([accountsMin, accountsMax]) => {
    const gaps: SlabRange[] = [];
    for (const [targetMin, targetMax] of shares) {
      if (slabFor(slabs, targetMin, accountsMin)) continue;
      const last = gaps.at(-1);
      if (last?.targetMax === targetMin) gaps.splice(-1, 1, { ...last, targetMax });
      else gaps.push({ targetMin, targetMax, accountsMin, accountsMax });
    }
    return gaps;
  });
};
