import type { Day } from '../days/indiaDay.ts';
import { roundedShare, type Paise } from '../money/paise.ts';
import {
  computeIncentive,
  shareOut,
  type ComputedIncentive,
  type IncentiveTerms,
  type IncentiveType,
} from './computeIncentive.ts';

/** Why money counts in a cycle that is not the one of its deal, or counts against it. */
export type CountingReason = 'late' | 'taken-back';

/** What came in for a payment of a closed deal within a cycle, less what went back. */
export interface CountedMoney {
  readonly accountId: number;
  readonly opportunityId: number;
  readonly paymentId: number | null;
  /** Without GST. */
  readonly base: Paise;
  readonly reason: CountingReason | null;
}

export interface CountedShare extends CountedMoney {
  readonly type: IncentiveType;
  readonly incentive: Paise;
}

export interface CycleFigure extends ComputedIncentive {
  /** One after the other, reckoned again each time: those of a large team hold others up (decision 0244). */
  readonly shares: () => Generator<CountedShare>;
}

/** Booked money without GST, by the price and the tax of its milestone; by the usual 18 percent without one. */
export const withoutGst = (
  booked: Paise,
  milestone: { readonly amount: Paise; readonly gst: Paise } | null,
): Paise =>
  milestone && milestone.amount + milestone.gst > 0
    ? roundedShare(booked, milestone.amount, milestone.amount + milestone.gst)
    : roundedShare(booked, 100, 118);

/**
 * Money counts on the later of two days: when the deal was closed, and when the money was booked (T57, decision record
 * 0139). So a late payment counts in a later cycle, and a bounce or refund in the cycle in which it happens.
 */
export const countsOn = (closedOn: Day, bookedOn: Day): Day =>
  bookedOn > closedOn ? bookedOn : closedOn;

/** Why money that counts from a day on belongs to a deal from before. */
export const reasonOf = (base: Paise, closedOn: Day, from: Day): CountingReason | null => {
  if (base < 0) return 'taken-back';
  return closedOn < from ? 'late' : null;
};

/** The figure of one person for one cycle, with the share of each payment in it; the shares sum to it. */
export const cycleFigure = (
  terms: IncentiveTerms,
  targets: Readonly<Record<IncentiveType, Paise>>,
  money: Readonly<Partial<Record<IncentiveType, readonly CountedMoney[]>>>,
): CycleFigure => {
  const types = Object.keys(money) as IncentiveType[];
  const computed = computeIncentive(
    terms,
    types.map(type => {
      const counted = money[type] ?? [];
      return {
        type,
        target: targets[type],
        achieved: counted.reduce((sum, { base }) => sum + base, 0),
        accountsClosed: new Set(
          counted.filter(({ base }) => base > 0).map(({ accountId }) => accountId),
        ).size,
      };
    }),
  );
  const shares = function* (): Generator<CountedShare> {
    for (const { type, paid } of computed.parts) {
      const counted = money[type] ?? [];
      let at = 0;
      for (const incentive of shareOut(
        paid,
        counted.map(({ base }) => base),
      )) {
        const one = counted[at];
        at += 1;
        if (one) yield { ...one, type, incentive };
      }
    }
  };
  return { ...computed, shares };
};
