import type { RaRecord } from 'react-admin';
import type { IncentiveSlab } from '#contract/calls/recordTypes.ts';
import { gapsOf, type Slab, type SlabRange } from '#contract/domain/incentives/slabs.ts';

const bp = (percentage: number | null | undefined): number | null =>
  percentage === null || percentage === undefined ? null : Math.round(percentage * 100);

/** A slab of the calls as the rules reckon with it. */
export const slabOf = (record: IncentiveSlab | RaRecord): Slab => ({
  id: Number(record.id),
  targetMin: bp(record.targetMinPercentage) ?? 0,
  targetMax: bp(record.targetMaxPercentage),
  accountsMin: record.accountsClosedMin ?? 0,
  accountsMax: record.accountsClosedMax ?? null,
  incentive: bp(record.incentivePercentage) ?? 0,
  effectiveDate: record.effectiveDate,
});

/** A step of the ladder: a slab, or what none covers. */
export type Rung = SlabRange & { readonly incentive: number | null };

const byGround = (one: SlabRange, other: SlabRange): number =>
  one.accountsMin - other.accountsMin || one.targetMin - other.targetMin;

/** Slabs of a version and the gaps between them, from the bottom up. */
export const rungsOf = (slabs: readonly Slab[]): readonly Rung[] =>
  [...slabs, ...gapsOf(slabs).map(gap => ({ ...gap, incentive: null }))].toSorted(byGround);

/** The versions that count now or will, the one of today first. */
export const versionsFrom = (slabs: readonly Slab[], today: string): readonly string[] => {
  const dates = [...new Set(slabs.map(({ effectiveDate }) => effectiveDate))].toSorted();
  const now = dates.filter(date => date <= today).at(-1);
  return dates.filter(date => date === now || date > today);
};
