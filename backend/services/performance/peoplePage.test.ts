import { describe, expect, it } from 'vitest';
import { addMonthsToMonth } from '#contract/domain/days/addDays.ts';
import { mostRows, peopleAtOnce, peoplePage } from './peoplePage.ts';

/** The periods of a time, one after the other. */
const periodsOf = (from: string, until: string, by: 'person' | 'day' | 'month'): number => {
  if (by === 'person') return 1;
  let count = 0;
  for (let month = from; month <= until; month = addMonthsToMonth(month, 1))
    count +=
      by === 'month' ? 1 : new Date(Number(month.slice(0, 4)), Number(month.slice(5)), 0).getDate();
  return count;
};

describe.each(['person', 'month', 'day'] as const)('an answer by %s', by => {
  it.each(Array.from({ length: 24 }, (_, index) => index))(
    'of %i months more than one has no more rows than are written at a stretch',
    more => {
      for (const from of ['2023-12', '2026-02']) {
        const until = addMonthsToMonth(from, more);
        const people = peopleAtOnce({ from, until, by });
        expect(people * periodsOf(from, until, by)).toBeLessThanOrEqual(mostRows);
        // As many as may be named are told in one.
        expect(people).toBeGreaterThanOrEqual(5);
      }
    },
  );
});

it('nobody is told more people at once than their rows allow, whatever they ask for', () => {
  const people = Array.from({ length: 2_000 }, (_, id) => id);
  const span = { from: '2026-01', until: '2026-12', by: 'day' } as const;
  const most = peopleAtOnce(span);
  const page = peoplePage(people, { page: 2, pageSize: 1000 }, span);
  expect(page).toMatchObject({ totalCount: 2_000, hasNextPage: true });
  expect(page.results).toEqual(people.slice(2 * most, 3 * most));
  expect(peoplePage(people, { pageSize: 5 }, span).results).toEqual([0, 1, 2, 3, 4]);
  expect(peoplePage(people, { page: 999_999 }, span).results).toEqual([]);
});
