import { describe, expect, it } from 'vitest';
import { gstOn } from './gst.ts';
import { shareGst, type TaxedPart } from './shareGst.ts';

const taxed = (amount: number, settled?: number): TaxedPart => ({
  amount,
  isTaxed: true,
  ...(settled !== undefined && { settled }),
});
const free = (amount: number): TaxedPart => ({ amount, isTaxed: false });
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

describe('the GST of parts', () => {
  it.each<[string, readonly TaxedPart[], readonly number[]]>([
    [
      'three parts of a rupee amount',
      [taxed(99_99), taxed(99_99), taxed(99_99)],
      [1800, 1800, 1800],
    ],
    ['one paisa too little goes where most is owed', [taxed(5), taxed(5), taxed(1)], [2, 0, 0]],
    ['one too much is taken where least is owed', [taxed(6), taxed(6), taxed(6)], [0, 2, 2]],
    ['a zero-rated part has none', [free(100_00), taxed(100_00)], [0, 1800]],
    ['what is settled stays', [taxed(5, 0), taxed(5), taxed(1)], [0, 2, 0]],
    ['all is settled', [taxed(6, 2), taxed(6, 2), taxed(6, 2)], [2, 2, 2]],
    ['nothing', [], []],
    ['a part of nothing', [taxed(0), taxed(100)], [0, 18]],
  ])('%s', (_title, parts, expected) => {
    expect(shareGst(parts)).toEqual(expected);
  });

  it('comes to the GST of the whole, however it is cut', () => {
    for (let whole = 1; whole < 6000; whole += 37)
      for (const cuts of [1, 2, 3, 6, 9]) {
        const amounts = Array.from({ length: cuts }, (_, at) =>
          at === cuts - 1
            ? whole - (cuts - 1) * Math.floor(whole / cuts)
            : Math.floor(whole / cuts),
        );
        const gst = shareGst(amounts.map(amount => taxed(amount)));
        expect(sum(gst)).toBe(gstOn(whole));
        for (const [at, part] of gst.entries()) {
          expect(part % 2).toBe(0);
          expect(Math.abs(part - gstOn(amounts[at] ?? 0))).toBeLessThanOrEqual(2);
        }
      }
  });
});
