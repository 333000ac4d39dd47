import { describe, expect, it } from 'vitest';
import { pointer } from './jsonPositions.ts';
import { locatePointer, repeatedKeys } from './locatePointer.ts';

const text = `{
  "format": 1,
  "a/b": { "~": [true, "x, ] }", { "deep": null }] },
  "list": { "columns": [
    "name",
    { "field": "é\\"" , "hidden":false}
  ], "empty": [], "none": {} }
}
`;

describe('locatePointer', () => {
  it.each([
    ['', 1, 1],
    ['/format', 2, 3],
    [pointer('a/b'), 3, 3],
    [pointer('a/b', '~'), 3, 12],
    [pointer('a/b', '~', 1), 3, 24],
    [pointer('a/b', '~', 2, 'deep'), 3, 36],
    ['/list/columns', 4, 13],
    ['/list/columns/0', 5, 5],
    ['/list/columns/1/hidden', 6, 24],
    ['/list/empty', 7, 6],
    ['/list/none', 7, 19],
    ['/list/columns/1/missing/deeper', 6, 5],
    ['/missing', 1, 1],
  ])('%s is at %i:%i', (target, line, column) => {
    expect(locatePointer(text, target)).toEqual({ line, column });
  });

  it('points at the last of a key that stands twice, which is the one that counts', () => {
    const twice = '{ "a": 1,\n "a": 2 }';
    expect(locatePointer(twice, '/a')).toEqual({ line: 2, column: 2 });
    expect(repeatedKeys(twice)).toEqual(['/a']);
    expect(repeatedKeys(text)).toEqual([]);
  });

  it.each(['5', '"x"', '[]', '{}', '[[1], [2]]', ' null '])('walks %s', one => {
    expect(locatePointer(one, '/9/9').line).toBe(1);
  });
});
