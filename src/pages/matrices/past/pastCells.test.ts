import { describe, expect, it } from 'vitest';
import { pastCells, pastReason, pastWords } from './pastCells.ts';

const changes = [
  { field: '10.untilBp', before: null, after: 9000 },
  { field: '2.reviewers', before: ['TL'], after: [] },
  { field: '2.designations', before: ['ZM'], after: ['ZM', 'RBM'] },
  { field: '10.isAnyReviewEnough', before: null, after: false },
  { field: '2.isAnyReviewEnough', before: true, after: false },
  { field: 'reason', before: null, after: 'Q3 policy' },
];

describe('the history of a matrix', () => {
  it('tells cells by level and column, and the reason', () => {
    expect(pastCells(changes).map(({ level, column }) => [level, column])).toEqual([
      [2, 'approvers'],
      [2, 'reviewers'],
      [2, 'any'],
      [10, 'untilBp'],
    ]);
    expect(pastReason(changes)).toBe('Q3 policy');
    expect(pastReason([])).toBeUndefined();
  });

  it.each([
    ['untilBp', 1850, '18.5%'],
    ['dealUntilPaise', 300_000_00, '₹3,00,000'],
    ['dealUntilPaise', null, 'No limit'],
    ['approvers', ['TL', 'ZM'], 'TL, ZM'],
    ['reviewers', [], 'None'],
    ['untilBp', null, undefined],
  ])('writes %s %j', (column, value, words) => {
    expect(pastWords(column, value, 'en')).toBe(words);
  });
});
