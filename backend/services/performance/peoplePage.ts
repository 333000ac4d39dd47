import { toPage, type Page } from '#contract/calls/paging.ts';
import { addMonthsToMonth, daysBetween } from '#contract/domain/days/addDays.ts';

/**
 * Rows that one answer tells at most: so many are written in some 20 ms, in which nobody else is served, and the days of
 * five people in two years are fewer (decision 0244).
 */
export const mostRows = 3_700;

interface Span {
  /** Months, both included. */
  readonly from: string;
  readonly until: string;
  readonly by: 'person' | 'day' | 'month';
}

/** Rows that a person has at most. */
const rowsOfOne = ({ from, until, by }: Span): number => {
  if (by === 'person') return 1;
  const days = daysBetween(`${from}-01`, `${addMonthsToMonth(until, 1)}-01`);
  // No month is shorter than 28 days.
  return by === 'day' ? days : Math.ceil(days / 28);
};

/** People whom one answer tells at most, so that their rows are at most `mostRows`. */
export const peopleAtOnce = (span: Span): number =>
  Math.max(1, Math.floor(mostRows / rowsOfOne(span)));

interface Asked {
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** One page of people; without a size, and at most, as many as one answer tells. */
export const peoplePage = <Person>(
  people: readonly Person[],
  { page = 0, pageSize = Infinity }: Asked,
  span: Span,
): Page<Person> => {
  const size = Math.min(pageSize, peopleAtOnce(span));
  return toPage(people.slice(page * size, (page + 1) * size), people.length, page, size);
};
