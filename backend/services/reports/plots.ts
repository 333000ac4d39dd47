import { addMonthsToMonth } from '#contract/domain/days/addDays.ts';
import { grouped } from '#contract/domain/lists/grouped.ts';

/** Rows of one kind that have the same value in the column that the bars stand for; of a time, its month. */
export interface Group {
  readonly kind: string | number | boolean | null;
  readonly name: string | null;
  readonly value: number;
}

export interface Bar {
  readonly name: string | null;
  readonly value: number;
}

/** The bars of one kind: together with the others they come to the total. */
export interface Plot {
  readonly kind: Group['kind'];
  readonly bars: Bar[];
  readonly total: number;
  readonly others: { readonly count: number; readonly value: number };
}

/** Values that have a bar each. */
export const mostBars = 12;
/** Months that have a bar each; of a longer time the bars are years. */
export const mostMonths = 24;

const sumOf = (bars: readonly Bar[]): number => bars.reduce((sum, { value }) => sum + value, 0);

const summed = (bars: readonly Bar[]): readonly Bar[] =>
  [...grouped(bars, ({ name }) => name)].map(([name, of]) => ({ name, value: sumOf(of) }));

/** Every step of the time, those without a row too, so that no month is missing between two bars. */
const timesOf = (groups: readonly Group[], period: { first: string; last: string }) => {
  const found = groups.flatMap(({ name }) => (name === null ? [] : [name]));
  const sorted = [...found, period.first, period.last].toSorted();
  const [first = period.first, last = period.last] = [sorted[0], sorted.at(-1)];
  const months: string[] = [];
  for (let month = first; month <= last; month = addMonthsToMonth(month, 1)) months.push(month);
  if (months.length <= mostMonths) return { times: months, timeOf: (month: string) => month };
  const timeOf = (month: string) => month.slice(0, 4);
  return { times: [...new Set(months.map(timeOf))], timeOf };
};

const byKind = (groups: readonly Group[]) => [...grouped(groups, ({ kind }) => kind)];

/**
 * Plots over a time: all of it, in months or else in years, the same for each kind.
 * @param period the first and the last month that the report covers
 */
export const plotsOverTime = (
  groups: readonly Group[],
  period: { readonly first: string; readonly last: string },
): Plot[] => {
  const { times, timeOf } = timesOf(groups, period);
  return byKind(groups).map(([kind, of]) => {
    const found = summed(
      of.map(({ name, value }) => ({ name: name === null ? null : timeOf(name), value })),
    );
    const valueOf = (time: string | null) => found.find(({ name }) => name === time)?.value;
    const withoutTime = valueOf(null);
    const bars: Bar[] = times.map(name => ({ name, value: valueOf(name) ?? 0 }));
    if (withoutTime !== undefined) bars.push({ name: null, value: withoutTime });
    return { kind, bars, total: sumOf(bars), others: { count: 0, value: 0 } };
  });
};

/** Plots by value: the largest, and what all others come to. */
export const plotsByValue = (groups: readonly Group[]): Plot[] =>
  byKind(groups).map(([kind, of]) => {
    const all = of
      .map(({ name, value }) => ({ name, value }))
      .toSorted((a, b) => b.value - a.value || (a.name ?? '').localeCompare(b.name ?? ''));
    const others = all.slice(mostBars);
    return {
      kind,
      bars: all.slice(0, mostBars),
      total: sumOf(all),
      others: { count: others.length, value: sumOf(others) },
    };
  });
