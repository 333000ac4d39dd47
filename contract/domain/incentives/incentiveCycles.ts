import { monthNameOf } from '../days/monthNames.ts';
import { addDays, addMonthsToMonth, monthEnd } from '../days/addDays.ts';
import { closureDateOf, type ClosureDates } from '../days/closureMonth.ts';
import { monthOf, type Day, type Month } from '../days/indiaDay.ts';
import type { IncentiveFrequency } from './incentiveStatus.ts';

/** A month or a quarter of the calendar for which targets are set and incentives are paid. */
export interface CyclePeriod {
  readonly frequency: IncentiveFrequency;
  readonly startDate: Day;
  readonly endDate: Day;
}

/** Quarters begin in January, April, July and October, as those of the financial year do. */
const firstMonth = (frequency: IncentiveFrequency, month: Month): Month =>
  frequency === 'Monthly' ? month : addMonthsToMonth(month, -((Number(month.slice(5)) - 1) % 3));

/** The cycle that a month belongs to. */
export const cycleOf = (frequency: IncentiveFrequency, month: Month): CyclePeriod => {
  const first = firstMonth(frequency, month);
  return {
    frequency,
    startDate: `${first}-01`,
    endDate: monthEnd(frequency === 'Monthly' ? first : addMonthsToMonth(first, 2)),
  };
};

/** `November 2026`, `Quarter from October 2026`: what a new cycle is called. */
export const cycleName = ({ frequency, startDate }: CyclePeriod): string => {
  const name = `${monthNameOf(Number(startDate.slice(5, 7)))} ${startDate.slice(0, 4)}`;
  return frequency === 'Monthly' ? name : `Quarter from ${name}`;
};

/** The newest cycles that have begun on a day in India, newest first. */
export const lastCycles = (
  today: Day,
  count: number,
  frequency: IncentiveFrequency,
): CyclePeriod[] => {
  const step = frequency === 'Monthly' ? -1 : -3;
  const newest = firstMonth(frequency, monthOf(today));
  return Array.from({ length: count }, (_, at) =>
    cycleOf(frequency, addMonthsToMonth(newest, at * step)),
  );
};

/** The first and the last day that count for a cycle, by the closure dates of its sales months (T57). */
export const countingDays = (
  { startDate, endDate }: Omit<CyclePeriod, 'frequency'>,
  closures: ClosureDates,
): { readonly from: Day; readonly until: Day } => ({
  from: addDays(closureDateOf(addMonthsToMonth(monthOf(startDate), -1), closures), 1),
  until: closureDateOf(monthOf(endDate), closures),
});

/** Nothing more can count for it: the closure date of its last month has passed in India. */
export const isCycleOver = (
  cycle: Omit<CyclePeriod, 'frequency'>,
  today: Day,
  closures: ClosureDates,
): boolean => countingDays(cycle, closures).until < today;
