import { describe, expect, it } from 'vitest';
import { names, storedLevels } from '../model/matrix.fixture.ts';
import { emptyLevel, rowsOf, type Rows } from '../model/rows.ts';
import { pastCells } from './pastCells.ts';
import { takeBack } from './takeBack.ts';

/** TL to 5 %, ZM and RBM to 10 % after TL, CBO to 60 % after RBM or NSH. */
const rows = rowsOf(storedLevels);
const change = (field: string, before: unknown, after: unknown) => ({ field, before, after });
const taken = (from: Rows, ...changes: ReturnType<typeof change>[]) =>
  takeBack(from, pastCells(changes), names);

describe('a save that is taken back', () => {
  it.each([
    ['a limit', change('1.untilBp', 400, 500), { untilBp: 400 }],
    ['a deal value', change('1.dealUntilPaise', null, 100_000_00), { dealUntilPaise: null }],
    ['who decides', change('1.designations', ['ZM', 'TL'], ['TL']), { approvers: ['32', '33'] }],
    [
      'who reviews',
      change('1.reviewers', ['RBM'], []),
      { reviewers: { of: ['34'], isAnyEnough: false } },
    ],
  ])('gives back %s', (_name, one, cells) => {
    expect(taken(rows, one)).toEqual({
      rows: [{ ...rows[0], ...cells }, ...rows.slice(1)],
      left: 0,
    });
  });

  it('gives back whether one review is enough', () => {
    const { rows: next } = taken(rows, change('3.isAnyReviewEnough', false, true));
    expect(next[2]?.reviewers).toEqual({ of: ['34', '40'], isAnyEnough: false });
  });

  it.each([
    ['was changed again', change('1.untilBp', 400, 450)],
    ['names a designation that is gone', change('1.designations', ['Nobody'], ['TL'])],
    ['is of a level that is gone', change('7.untilBp', 400, 500)],
  ])('leaves alone what %s', (_name, one) => {
    expect(taken(rows, one)).toEqual({ rows, left: 1 });
  });

  it('takes a level out that it brought, and the one above it too', () => {
    const added = [
      change('2.untilBp', null, 1000),
      change('2.dealUntilPaise', null, 300_000_00),
      change('2.designations', null, ['ZM', 'RBM']),
      change('2.reviewers', null, ['TL']),
      change('3.untilBp', null, 6000),
      change('3.dealUntilPaise', null, null),
      change('3.designations', null, ['CBO']),
      change('3.reviewers', null, ['RBM', 'NSH']),
      change('3.isAnyReviewEnough', null, true),
    ];
    expect(taken(rows, ...added)).toEqual({ rows: rows.slice(0, 1), left: 0 });
    expect(taken([...rows, emptyLevel(rows)], ...added).left).toBe(9);
  });

  it('brings a level back that it took out, at its end alone', () => {
    const removed = [
      change('3.untilBp', 6000, null),
      change('3.dealUntilPaise', null, null),
      change('3.designations', ['CBO'], null),
      change('3.reviewers', ['RBM', 'NSH'], null),
      change('3.isAnyReviewEnough', true, null),
    ];
    const { rows: next, left } = taken(rows.slice(0, 2), ...removed);
    expect(left).toBe(0);
    expect(next[2]).toEqual({ ...rows[2], key: 'n1' });
    expect(taken(rows, ...removed)).toEqual({ rows, left: removed.length });
  });
});
