import { describe, expect, it } from 'vitest';
import { csvCell, csvLine } from './csvCell.ts';

describe('csvCell', () => {
  it.each([
    ['a plain text', 'Premium 60D', 'Premium 60D'],
    ['a comma', 'Pune, India', '"Pune, India"'],
    ['quotes', 'the "best"', '"the ""best"""'],
    ['a line break', 'one\ntwo', '"one\ntwo"'],
    ['a formula', '=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['a formula with plus', '+1+cmd', "'+1+cmd"],
    ['a formula with minus', '-1+cmd', "'-1+cmd"],
    ['a formula with at', '@SUM(A1)', "'@SUM(A1)"],
    ['a formula behind a tab', '\t=1', `"'\t=1"`],
    ['Hindi', 'पैकेज', 'पैकेज'],
  ])('writes %s', (_, text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it('leaves a negative number a number', () => {
    expect(csvCell('-12,345', true)).toBe('"-12,345"');
  });

  it('ends lines as spreadsheets do', () => {
    expect(csvLine(['a', 'b'])).toBe('a,b\r\n');
  });
});
