import { describe, expect, it } from 'vitest';
import { parse, stringify } from './queryString.ts';

describe('a query', () => {
  it.each([
    [{ sort: '["id","ASC"]', filter: '{}' }, 'filter=%7B%7D&sort=%5B%22id%22%2C%22ASC%22%5D'],
    [{ text: "it's (a) *!" }, 'text=it%27s%20%28a%29%20%2A%21'],
    [{ page: 2, all: true, none: undefined, key: null }, 'all=true&key&page=2'],
    [{ id: ['1', 2, null, undefined], empty: [] }, 'id=1&id=2&id'],
    [{ शहर: 'पुणे' }, '%E0%A4%B6%E0%A4%B9%E0%A4%B0=%E0%A4%AA%E0%A5%81%E0%A4%A3%E0%A5%87'],
  ])('%o is written %s', (query, text) => {
    expect(stringify(query)).toBe(text);
  });

  it.each([
    ['?sort=%5B%5D&page=2', { page: '2', sort: '[]' }],
    ['#a=1', { a: '1' }],
    ['a=1&a=2&a', { a: ['1', '2', null] }],
    ['a=b=c&d&e=', { a: 'b=c', d: null, e: '' }],
    ['a+b=c+d&&x=%zz', { 'a b': 'c d', x: '%zz' }],
    ['', {}],
  ])('%s is read as %o', (text, query) => {
    expect({ ...parse(text) }).toEqual(query);
  });

  it('reads no key into what all objects have', () => {
    expect(parse('?constructor=1')).not.toHaveProperty('toString');
  });
});
