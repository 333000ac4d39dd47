import { describe, expect, it } from 'vitest';
import { headerOf } from './headerOf.ts';

describe('what stands above the columns of a file', () => {
  it.each([
    [
      'commas',
      '\uFEFFName,Days\r\nGold,30\r\nSilver,30\r\n',
      ['Name', 'Days'],
      [['Gold', 'Silver'], ['30']],
    ],
    ['semicolons', 'Name; Days \nGold;30', ['Name', 'Days'], [['Gold'], ['30']]],
    ['quotes', '"A ""b"", c",#errors\n"x,y",\n', ['A "b", c', '#errors'], [['x,y'], []]],
    ['no lines', '\n\nName', ['Name'], [[]]],
    ['lines of another length', 'a,b\n1\n1,2', ['a', 'b'], [['1'], ['2']]],
    ['a named separator', 'sep=;\na, b;c\n1;2', ['a, b', 'c'], [['1'], ['2']]],
    ['air around', ',,\n\na,b,,\n,,,\n1,2,,', ['a', 'b'], [['1'], ['2']]],
    ['a value below no heading', 'a,,,\n1,,x,', ['a', '', ''], [['1'], [], ['x']]],
    ['a heading of two lines', '"a\nb",c\n1,2', undefined, undefined],
  ])('%s', (_name, csv, headings, samples) => {
    expect(headerOf(csv)).toEqual(headings && { headings, samples });
  });
});
