import { addDays } from '../days/addDays.ts';
import { dayCount, overlaps, type DayRange } from '../days/dayRange.ts';

/** How far ahead free days are looked for. */
export const searchedDays = 365;

/**
 * The first days of the same length, from the wanted ones on, on which none of the taken ranges stands; undefined when
 * there are none within a year. Adjacent days do not overlap (T127).
 */
export const nextFreeDays = (
  wanted: DayRange,
  taken: readonly DayRange[],
): DayRange | undefined => {
  const length = dayCount(wanted);
  const last = addDays(wanted.start, searchedDays);
  const inOrder = taken.toSorted((one, other) => (one.end < other.end ? -1 : 1));
  let start = wanted.start;
  while (start <= last) {
    const candidate = { start, end: addDays(start, length - 1) };
    const inTheWay = inOrder.findLast(range => overlaps(range, candidate));
    if (!inTheWay) return candidate;
    const next = addDays(inTheWay.end, 1);
    // Days compare as text, so the one after the last of the calendar is not later.
    if (next <= start) return undefined;
    start = next;
  }
  return undefined;
};
