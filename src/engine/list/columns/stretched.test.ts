import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { stretched } from './stretched.ts';

const column = (width: number, isFixed = false, grows = true) => ({ width, isFixed, grows });

/** The factor that the custom properties say for a frame of so many pixels, computed as a browser does. */
const factorIn = (frame: number, group: Readonly<Record<string, string>>): number => {
  const valueOf = (text: string): number => {
    const sum = text
      .replace(/var\((--\w+)\)/g, (_, name: string) => `(${valueOf(group[name] ?? '')})`)
      .replaceAll('100cqw', String(frame))
      .replace(/(\d)px/g, '$1')
      .replace(/\b(min|max)\(/g, 'Math.$1(');
    return Number(runInNewContext(sum, { Math }));
  };
  return valueOf(group['--stretch'] ?? '') / 1000;
};

describe('the widths of columns', () => {
  it('share what is over by what they need', () => {
    const { group, widths } = stretched([column(300), column(100)], true);
    expect(widths).toEqual(['calc(var(--stretch) * 0.3)', 'calc(var(--stretch) * 0.1)']);
    expect(factorIn(108 + 400, group)).toBeCloseTo(1, 3);
    expect(factorIn(108 + 1200, group)).toBeCloseTo(3, 3);
  });

  it('leave a column that was drawn as it is', () => {
    const { group, widths } = stretched([column(300), column(100, true)], false);
    expect(widths).toEqual(['calc(var(--stretch) * 0.3)', '100px']);
    expect(factorIn(56 + 100 + 450, group)).toBeCloseTo(1.5, 3);
    expect(stretched([column(300, true), column(100)], true)).toEqual({
      group: {},
      widths: ['300px', '100px'],
    });
  });

  it('give what is over to names, not to amounts and chips', () => {
    const chip = column(100, false, false);
    const { group, widths } = stretched([column(300), column(100), chip], false);
    expect(widths).toEqual(['calc(var(--stretch) * 0.3)', 'calc(var(--stretch) * 0.1)', '100px']);
    expect(factorIn(56 + 100 + 600, group)).toBeCloseTo(1.5, 3);
  });

  it('share what is over among all where only one says a name', () => {
    const { group } = stretched([column(300), column(100, false, false)], false);
    expect(factorIn(56 + 600, group)).toBeCloseTo(1.5, 3);
  });

  it('end where the sight does, where the next column has no room', () => {
    const { group } = stretched([column(300), column(100), column(100, true), column(150)], false);
    // Two and a half columns are in sight: 300, 100 and 100 share the 30 that are over.
    expect(factorIn(56 + 530, group)).toBeCloseTo(430 / 400, 3);
    // Only the first two have room.
    expect(factorIn(56 + 450, group)).toBeCloseTo(450 / 400, 3);
    // All have.
    expect(factorIn(56 + 650, group)).toBeCloseTo(1, 3);
  });

  it('are as usual where a column would become much too wide for that', () => {
    const { group } = stretched([column(300), column(300), column(150)], false);
    expect(factorIn(56 + 500, group)).toBe(1);
    expect(factorIn(200, group)).toBe(1);
  });

  it('are as usual where there are so many that only those which are near are drawn', () => {
    const { group } = stretched(
      Array.from({ length: 25 }, () => column(100)),
      false,
    );
    expect(factorIn(56 + 1050, group)).toBe(1);
    expect(factorIn(56 + 5000, group)).toBeCloseTo(2, 3);
  });
});
