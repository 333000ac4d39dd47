import { monthEnd } from './addDays.ts';
import type { Day, Month } from './indiaDay.ts';

/** Closure dates by sales month; a month without one closes with the calendar. */
export type ClosureDates = Readonly<Record<Month, Day>>;

/** The day on which a sales month closes. */
export const closureDateOf = (month: Month, closureDates: ClosureDates): Day =>
  closureDates[month] ?? monthEnd(month);
