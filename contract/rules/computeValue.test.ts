import { describe, expect, it } from 'vitest';
import type { Calc } from './calc.ts';
import { computeValue } from './computeValue.ts';

const record = {
  price: 1999_05,
  rate: 0.18,
  tenth: 0.1,
  fifth: 0.2,
  none: null,
  blank: '',
  zero: 0,
  name: 'Relax',
  from: '2026-11-21',
  to: '2026-11-30',
  at: '2026-11-20T20:00:00Z',
  parts: [{ amount: 100 }, { amount: 250 }, {}, { amount: null }],
  amounts: [1, 2, 3],
  huge: 9_007_199_254_740_991,
  tiny: 1e-7,
};

const $ = (path: string): Calc => ({ $: `record.${path}` });

describe('computeValue', () => {
  it.each<[string, Calc, unknown]>([
    ['a plain value', 5, 5],
    ['a reference', $('name'), 'Relax'],
    ['a reference to today', { $: 'today' }, '2026-11-21'],
    ['a reference to the record around', { $: 'parent.days' }, 7],
    ['what is not there', $('x'), undefined],
    ['a sum without drift', { add: [$('tenth'), $('fifth')] }, 0.3],
    ['less and less', { sub: [10, 3, 2] }, 5],
    ['a price with GST in whole paise', { round: [{ mul: [$('price'), 1.18] }] }, 235_888],
    ['GST on a rate of the record', { mul: [$('price'), $('rate')] }, 35_982.9],
    ['a share', { round: [{ div: [1, 3] }, 2] }, 0.33],
    ['a division by 0', { div: [1, $('zero')] }, undefined],
    ['a half away from 0', { round: [2.5] }, 3],
    ['a half away from 0, below it', { round: [-2.5] }, -3],
    ['what floating point takes for less than a half', { round: [1.005, 2] }, 1.01],
    ['more decimals than there are', { round: [1.25, 9] }, 1.25],
    ['a number beyond what is safe', { mul: [$('huge'), 1000] }, 9_007_199_254_740_991_000],
    ['a tiny number', { mul: [$('tiny'), 10] }, 0.000001],
    ['a number and a missing one', { add: [1, $('none')] }, undefined],
    ['a number and a text', { add: [1, $('name')] }, undefined],
    ['0 as a value', { add: [$('zero'), 1] }, 1],
    ['the first that is there', { coalesce: [$('none'), $('blank'), $('zero'), 5] }, 0],
    ['nothing at all', { coalesce: [$('none')] }, undefined],
    ['texts and numbers', { concat: [$('name'), ' ', 2, $('none')] }, 'Relax 2'],
    ['no text', { concat: [$('none'), $('x')] }, undefined],
    ['days, both ends counted', { days: [$('from'), $('to')] }, 10],
    ['one day', { days: [$('from'), $('from')] }, 1],
    ['the day in India of an instant', { days: [$('at'), $('to')] }, 10],
    ['days that run backwards', { days: [$('to'), $('from')] }, undefined],
    ['days from what is no day', { days: [$('name'), $('to')] }, undefined],
    ['the sum of a field of the items', { sum: [$('parts'), 'amount'] }, 350],
    ['the sum of a list', { sum: [$('amounts')] }, 6],
    ['the sum of no list', { sum: [$('none'), 'amount'] }, 0],
    ['how many', { count: [$('parts')] }, 4],
    ['how many with a value', { count: [$('parts'), 'amount'] }, 2],
    [
      'one of two',
      { when: { price: { gt: 100 } }, use: { concat: ['big'] }, else: 'small' },
      'big',
    ],
    ['the other of two', { when: { price: { lt: 100 } }, use: 1, else: $('zero') }, 0],
  ])('works out %s', (_what, calc, value) => {
    expect(computeValue(calc, { record, parent: { days: 7 }, today: '2026-11-21' })).toBe(value);
  });

  it('never throws on data of another form', () => {
    for (const value of [null, 'x', true, [], {}, NaN, Infinity, -0, '2026-02-31'])
      for (const operator of ['add', 'div', 'round', 'concat', 'days', 'sum', 'count'])
        expect(() =>
          computeValue({ [operator]: [{ $: 'record.v' }, 2] }, { record: { v: value } }),
        ).not.toThrow();
  });
});
