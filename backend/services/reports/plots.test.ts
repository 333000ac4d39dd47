import { describe, expect, it } from 'vitest';
import { mostBars, mostMonths, plotsByValue, plotsOverTime, type Group } from './plots.ts';

const group = (name: string | null, value: number, kind: Group['kind'] = null): Group => ({
  kind,
  name,
  value,
});

describe('bars over a time', () => {
  it('are every month of the period, those without a row too, the same for each kind', () => {
    const groups = [group('2026-02', 5, 'tax'), group('2026-03', -2, 'credit-note')];
    const plots = plotsOverTime(groups, { first: '2026-01', last: '2026-03' });
    expect(plots.map(({ kind, total }) => [kind, total])).toEqual([
      ['tax', 5],
      ['credit-note', -2],
    ]);
    expect(plots[0]?.bars).toEqual([
      { name: '2026-01', value: 0 },
      { name: '2026-02', value: 5 },
      { name: '2026-03', value: 0 },
    ]);
  });

  it('show what lies outside the period, and what has no time', () => {
    const [plot] = plotsOverTime([group('2025-12', 1), group(null, 4)], {
      first: '2026-01',
      last: '2026-01',
    });
    expect(plot?.bars.map(({ name }) => name)).toEqual(['2025-12', '2026-01', null]);
    expect(plot?.total).toBe(5);
  });

  it.each([
    [mostMonths, '2026-12', 24],
    [mostMonths + 1, '2027-01', 3],
  ])('of %i months until %s are %i', (_months, last, count) => {
    const groups = [group('2025-01', 1), group('2025-02', 2), group(last, 4)];
    const [plot] = plotsOverTime(groups, { first: '2025-01', last });
    expect(plot?.bars).toHaveLength(count);
    expect(plot?.total).toBe(7);
  });
});

it('bars by value are the largest; what the others come to is told', () => {
  const all = Array.from({ length: mostBars + 3 }, (_, at) => group(`agent ${at}`, at));
  const [plot] = plotsByValue(all);
  expect(plot?.bars[0]).toEqual({ name: `agent ${mostBars + 2}`, value: mostBars + 2 });
  expect(plot?.bars).toHaveLength(mostBars);
  expect(plot?.others).toEqual({ count: 3, value: 0 + 1 + 2 });
  expect(plotsByValue(all.slice(0, mostBars))[0]?.others).toEqual({ count: 0, value: 0 });
});
