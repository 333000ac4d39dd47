import { describe, expect, it } from 'vitest';
import { callAddress } from './callAddress.ts';

const product = 'nivaas';

describe('callAddress', () => {
  it.each([
    ['with a leading slash (T118)', '/sapna/v1/account', {}, '/sapna/v1/account'],
    ['without one', 'kira/bspl/hangup', {}, '/kira/bspl/hangup'],
    ['a trailing slash stays', '/sapna/v1/incentive-cycles/', {}, '/sapna/v1/incentive-cycles/'],
    ['the product', '/sapna/v1/{product}/helper/19', {}, '/sapna/v1/nivaas/helper/19'],
    ['a zero id', '/event/{id}', { id: 0 }, '/event/0'],
    ['an id with a slash', '/event/{id}', { id: 'a/b?c' }, '/event/a%2Fb%3Fc'],
  ])('%s', (_, path, params, expected) => {
    expect(callAddress({ path, product, params })).toBe(expected);
  });

  it.each([undefined, null, '', '.', '..'])('refuses the id %j', id => {
    expect(() => callAddress({ path: '/event/{id}', product, params: { id } })).toThrow('"id"');
  });

  it('puts the query behind', () => {
    expect(callAddress({ path: '/a', product, query: { count: 3 } })).toBe('/a?count=3');
  });
});
