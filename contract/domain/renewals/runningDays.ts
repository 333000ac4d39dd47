import { addDays } from '../days/addDays.ts';
import type { Day } from '../days/indiaDay.ts';

interface Agreed {
  readonly startDate: Day | null;
  readonly endDate: Day | null;
  /** How long it runs; null where neither order nor package says so. */
  readonly days: number | null;
  readonly today: Day;
}

/**
 * The days, both inclusive (T127), on which what is activated runs: as agreed, else from the day of activation for its
 * length (record 0221).
 */
export const runningDays = ({ startDate, endDate, days, today }: Agreed) => {
  const start = startDate ?? today;
  return {
    startDate: start,
    endDate: endDate ?? (days !== null && days > 0 ? addDays(start, days - 1) : null),
  };
};
