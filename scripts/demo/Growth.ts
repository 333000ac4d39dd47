import type { Day } from '#contract/domain/days/indiaDay.ts';

/** What a demo database is grown by. */
export interface Growth {
  /** Opportunities beside those of the demo data. */
  readonly opportunities: number;
  /** The same seed gives the same company on the same demo data. */
  readonly seed: number;
  /** The India day that slots and prices are counted from. */
  readonly today: Day;
}

/** Figures of a large company were taken at this size; people, prices and slots come in proportion to it. */
export const largeCompany = {
  opportunities: 1_000_000,
  people: 2_006,
  prices: 200_000,
  slots: 50_000,
  dealsOfHeavyAgent: 1_357,
  dealsOfLargeAccount: 2_000,
  /** So many people below the lead whom the personas know. */
  teamOfLead: 50,
} as const;

/** So many of something as a company of this size has, beside a million opportunities. */
export const share = (whole: number, { opportunities }: Pick<Growth, 'opportunities'>): number =>
  Math.round((whole * opportunities) / largeCompany.opportunities);

/** A refusal that is told without a stack. */
export class GrowthError extends Error {}
