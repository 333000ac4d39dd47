import { describe, expect, it } from 'vitest';
import { stretched } from './stretched.ts';

const column = (width: number, isFixed = false) => ({ width, isFixed });

describe('the widths of columns', () => {
  it('share what is over by what they need, and are never less than that', () => {
    expect(stretched([column(300), column(100)], true)).toEqual([
      'max(300px, calc((100cqw - 108px) * 0.7500))',
      'max(100px, calc((100cqw - 108px) * 0.2500))',
    ]);
  });

  it('leave a column that was drawn as it is', () => {
    expect(stretched([column(300), column(100, true)], false)).toEqual([
      'max(300px, calc((100cqw - 156px) * 1.0000))',
      '100px',
    ]);
    expect(stretched([column(300, true), column(100)], true)).toEqual(['300px', '100px']);
  });
});
