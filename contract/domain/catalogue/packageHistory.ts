import type { DayRange } from '../days/dayRange.ts';
import type { Day } from '../days/indiaDay.ts';

/** How the package history of a seller is grouped (part 3 section 3). */
export const packageHistoryStatuses = ['upcoming', 'live', 'expired'] as const;
export type PackageHistoryStatus = (typeof packageHistoryStatuses)[number];

/** The group of an entry on a day; both ends of its range are live. */
export const packageHistoryStatus = (
  { start, end }: DayRange,
  today: Day,
): PackageHistoryStatus => {
  if (today < start) return 'upcoming';
  return today > end ? 'expired' : 'live';
};
