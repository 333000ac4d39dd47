import { describe, expect, it } from 'vitest';
import { emptyCells, readCell, writeCell } from './cellText.ts';
import { designationNames } from './designationNames.ts';
import { names, storedLevel, storedMatrix } from './matrix.fixture.ts';
import { columnNames, rowsOf, type Cells, type ColumnName } from './rows.ts';

describe('a cell', () => {
  it.each<[ColumnName, string, Partial<Cells>]>([
    ['untilBp', '18', { untilBp: 1800 }],
    ['untilBp', ' 7.25 % ', { untilBp: 725 }],
    ['untilBp', '', { untilBp: null }],
    ['dealUntilPaise', '₹3,00,000', { dealUntilPaise: 300_000_00 }],
    ['dealUntilPaise', '40 L', { dealUntilPaise: 4_000_000_00 }],
    ['dealUntilPaise', '1.5 Cr', { dealUntilPaise: 15_000_000_00 }],
    ['dealUntilPaise', 'No limit', { dealUntilPaise: null }],
    ['dealUntilPaise', 'कोई सीमा नहीं', { dealUntilPaise: null }],
    ['approvers', 'zm, TL ,zm', { approvers: ['32', '33'] }],
    ['approvers', 'TL (category 2), TL', { approvers: ['32', '32/2'] }],
    ['reviewers', 'RBM, ZM', { reviewers: { of: ['34', '33'], isAnyEnough: false } }],
    ['reviewers', 'RBM or ZM', { reviewers: { of: ['34', '33'], isAnyEnough: true } }],
    ['reviewers', 'RBM या ZM', { reviewers: { of: ['34', '33'], isAnyEnough: true } }],
    ['reviewers', 'none', { reviewers: { of: [], isAnyEnough: false } }],
  ])('of %s reads "%s"', (column, text, cells) => {
    expect(readCell(column, text, names)).toEqual({ cells });
  });

  it.each<[ColumnName, string, string, string]>([
    ['untilBp', 'ten', 'percent', 'ten'],
    ['untilBp', '0', 'percent', '0'],
    ['untilBp', '100.01', 'percent', '100.01'],
    ['untilBp', '5.125', 'percent', '5.125'],
    ['dealUntilPaise', '3 K', 'amount', '3 K'],
    ['dealUntilPaise', '0', 'amount', '0'],
    ['dealUntilPaise', '1000 Cr', 'amount', '1000 Cr'],
    ['approvers', 'TL, Manger', 'designation', 'Manger'],
    ['reviewers', 'TL (category 2)', 'category', 'TL (category 2)'],
  ])('of %s does not read "%s"', (column, text, why, words) => {
    expect(readCell(column, text, names)).toEqual({ unread: { why, words } });
  });

  it.each(['en', 'hi'] as const)('reads in %s what it writes', language => {
    const own = designationNames(storedMatrix, language);
    const rows = [
      ...rowsOf(storedMatrix.results),
      ...rowsOf([storedLevel(4, 0, 725, [[1, 99]])]),
      { key: 'n1', ...emptyCells },
    ];
    const known = rows.filter(({ approvers }) => !approvers.includes('99'));
    for (const row of known)
      for (const column of columnNames)
        expect(readCell(column, writeCell(row, column, own), own)).toEqual({
          cells: { [column]: row[column] },
        });
  });
});
