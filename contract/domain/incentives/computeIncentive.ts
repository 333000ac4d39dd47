import { allocate } from '../money/allocate.ts';
import { roundedShare, wholeInBasisPoints, type BasisPoints, type Paise } from '../money/paise.ts';
import { reachedShare, slabFor, type Slab } from './slabs.ts';

/** What a target is for and an incentive is earned with: one's own deals, or those of the people below. */
export const incentiveTypes = ['Individual', 'Team'] as const;
export type IncentiveType = (typeof incentiveTypes)[number];

/** What was reached of one kind in a cycle. */
export interface Achievement {
  readonly type: IncentiveType;
  readonly target: Paise;
  /** Collected without GST, less what was taken back. */
  readonly achieved: Paise;
  readonly accountsClosed: number;
}

export interface IncentiveTerms {
  readonly slabs: readonly Slab[];
  /** The most that may be earned; null without a limit. */
  readonly cap: Paise | null;
}

export interface EarnedPart extends Achievement {
  /** Null without a target. */
  readonly reached: BasisPoints | null;
  readonly slab: Slab | null;
  readonly earned: Paise;
  /** What is left of it under the cap. */
  readonly paid: Paise;
}

export interface ComputedIncentive {
  readonly parts: readonly EarnedPart[];
  readonly beforeCap: Paise;
  readonly incentive: Paise;
}

/**
 * The incentive of a cycle in paise: each kind reaches a share of its target, falls into a slab and earns that slab's
 * percentage of what was achieved; the sum is held at the cap. In a gap, or without a target, nothing is earned.
 */
export const computeIncentive = (
  { slabs, cap }: IncentiveTerms,
  achievements: readonly Achievement[],
): ComputedIncentive => {
  const parts = achievements.map(one => {
    const reached = reachedShare(one.achieved, one.target);
    const slab = reached === null ? null : (slabFor(slabs, reached, one.accountsClosed) ?? null);
    const earned = slab
      ? roundedShare(Math.max(0, one.achieved), slab.incentive, wholeInBasisPoints)
      : 0;
    return { ...one, reached, slab, earned };
  });
  const beforeCap = parts.reduce((sum, { earned }) => sum + earned, 0);
  const incentive = cap === null ? beforeCap : Math.min(cap, beforeCap);
  const paid =
    beforeCap > 0
      ? allocate(
          incentive,
          parts.map(({ earned }) => earned),
        )
      : [];
  return {
    parts: parts.map((part, at) => ({ ...part, paid: paid[at] ?? 0 })),
    beforeCap,
    incentive,
  };
};

/**
 * An amount shared out over what it was earned with, some of which may have been taken back: the shares sum to it
 * exactly. Nothing is shared where nothing is left. Each share is reckoned when it is asked for: a team has ten thousand.
 */
export function* shareOut(amount: Paise, bases: readonly Paise[]): Generator<Paise> {
  const whole = bases.reduce((sum, base) => sum + base, 0);
  let sofar = 0;
  let given = 0;
  for (const base of bases) {
    sofar += base;
    const until = whole > 0 ? roundedShare(amount, sofar, whole) : 0;
    yield until - given;
    given = until;
  }
}

/** What the same terms would give with so many more deals of one amount each, each of another client. */
export const whatIf = (
  terms: IncentiveTerms,
  achievements: readonly Achievement[],
  more: { readonly deals: number; readonly each: Paise },
): ComputedIncentive =>
  computeIncentive(
    terms,
    achievements.map(one => ({
      ...one,
      achieved: one.achieved + more.deals * more.each,
      accountsClosed: one.accountsClosed + more.deals,
    })),
  );
