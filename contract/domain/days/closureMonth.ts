import { addMonthsToMonth, monthEnd } from './addDays.ts';
import { monthOf, type Day, type Month } from './indiaDay.ts';

/** Closure dates by sales month; a month without one closes with the calendar. */
export type ClosureDates = Readonly<Record<Month, Day>>;

/** The day on which a sales month closes. */
export const closureDateOf = (month: Month, closureDates: ClosureDates): Day =>
  closureDates[month] ?? monthEnd(month);

/**
 * The sales month of a deal closed on a day: the first month whose closure date the day does not exceed, to the end
 * of that day in India (decision T57). A month may close early or run into the next.
 */
export const closureMonth = (day: Day, closureDates: ClosureDates): Month => {
  const firstKnown = Object.keys(closureDates).sort()[0];
  let month = monthOf(day);
  if (firstKnown !== undefined && firstKnown < month) month = firstKnown;
  while (closureDateOf(month, closureDates) < day) month = addMonthsToMonth(month, 1);
  return month;
};
