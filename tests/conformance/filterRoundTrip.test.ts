import { describe, expect, it } from 'vitest';
import type { Condition, Scalar } from '#contract/rules/condition.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { toFilterString } from '#contract/rules/filterString.ts';
import { FilterSyntaxError, parseFilterString } from '#contract/rules/parseFilterString.ts';

/** A small generator with a seed (mulberry32), so that a failure can be repeated. */
const generator = (seed: number) => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number): number => Math.floor(next() * count);
  const pick = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;
  return { below, pick };
};

type Generator = ReturnType<typeof generator>;

const numbers = [0, 1, -1, 1.5, 90, -0.25, 1e21, 560001];
const words =
  `0 1 90 1.50 true null a;b a,b (x) "q" it's back\\slash x||y 2026-11-21 2026-11-20T20:00:00Z
  मुंबई =like= ! prem € - 1e3`.split(/\s+/);
const values: readonly Scalar[] = [...numbers, ...words, true, false, null, '', ' ', '\n', 'P +'];

const paths = ['a', 'b', 'c.d', 'list', 'list.0', 'missing'];

const leaf = ({ below, pick }: Generator): Condition => {
  const op = pick([
    ...(['eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'in', 'nin', 'has', 'contains', 'empty'] as const),
  ]);
  if (op === 'in' || op === 'nin')
    return { [pick(paths)]: { [op]: Array.from({ length: below(4) }, () => pick(values)) } };
  return { [pick(paths)]: { [op]: op === 'empty' ? pick([true, false]) : pick(values) } };
};

const conditionOf = (random: Generator, depth: number): Condition => {
  const shape = depth === 0 ? 0 : random.below(8);
  const parts = (): Condition[] =>
    Array.from({ length: random.below(4) }, () => conditionOf(random, depth - 1));
  if (shape === 5) return { all: parts() };
  if (shape === 6) return { any: parts() };
  if (shape === 7) return { not: conditionOf(random, depth - 1) };
  return random.below(20) === 0 ? random.pick([true, false]) : leaf(random);
};

const recordOf = ({ below, pick }: Generator): unknown => ({
  a: pick(values),
  b: pick(values),
  c: pick([{ d: pick(values) }, null, {}]),
  list: Array.from({ length: below(3) }, () => pick(values)),
});

describe('filters on the wire', () => {
  it('mean the same after the wire, for 10,000 conditions and records', () => {
    const random = generator(20_261_121);
    let held = 0;
    const faults: unknown[] = [];
    for (let round = 0; round < 10_000; round += 1) {
      const condition = conditionOf(random, 3);
      const record = recordOf(random);
      const text = toFilterString(condition);
      const expected = evaluate(condition, { record });
      if (expected) held += 1;
      const read = parseFilterString(text);
      const again = toFilterString(read);
      if (evaluate(read, { record }) !== expected) faults.push({ condition, record, text });
      if (toFilterString(parseFilterString(again)) !== again) faults.push({ text, again });
    }
    expect(faults).toEqual([]);
    expect(held).toBeGreaterThan(2_000);
    expect(held).toBeLessThan(8_000);
  });

  it('are read or refused with a position, whatever is sent (X15)', () => {
    const random = generator(7);
    const scraps = [
      ...`a|b.c|==|!=|=in=|=like=|(|)|;|,|"|'|\\|!|1|x$$y|%|true|=empty=|𝄞`.split('|'),
      '||',
      ' ',
    ];
    let read = 0;
    for (let round = 0; round < 100_000; round += 1) {
      const text = Array.from({ length: random.below(12) }, () => random.pick(scraps)).join('');
      try {
        parseFilterString(text);
        read += 1;
      } catch (error) {
        if (!(error instanceof FilterSyntaxError) || error.position > text.length) throw error;
      }
    }
    expect(read).toBeGreaterThan(1_000);
  });

  it('do not slow down on long hostile input', () => {
    const started = performance.now();
    for (const scrap of ['(', '!(', '"', 'a==1;', "'\\", 'a.'])
      expect(() => parseFilterString(scrap.repeat(10_000))).toThrow(FilterSyntaxError);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
