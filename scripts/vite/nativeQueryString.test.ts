import { describe, expect, it } from 'vitest';
import { parse, stringify } from './nativeQueryString.mjs';

describe('queries as the page reads and writes them', () => {
  it.each([
    [{}, ''],
    [{ page: 2, sort: 'name', order: 'ASC' }, 'order=ASC&page=2&sort=name'],
    [{ filter: `{"n":"A & 'B'!"}` }, 'filter=%7B%22n%22%3A%22A%20%26%20%27B%27%21%22%7D'],
    [{ b: undefined, a: null, c: '' }, 'a&c='],
    [{ id: [1, 2], z: 'क' }, 'id=1&id=2&z=%E0%A4%95'],
  ])('%j is written as %s', (values, expected) => {
    expect(stringify(values)).toBe(expected);
  });

  it.each([
    ['', {}],
    ['?a=1&a=2&b=x%20y+z', { a: ['1', '2'], b: 'x y z' }],
    ['?source=%7B%22name%22%3A%22A%22%7D', { source: '{"name":"A"}' }],
  ])('%s is read', (query, expected) => {
    expect(parse(query)).toEqual(expected);
  });
});
