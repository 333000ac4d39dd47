import { describe, expect, it } from 'vitest';
import {
  addProduct,
  bringBack,
  differenceOf,
  removeProduct,
  requestsFor,
  shareTotal,
  withSince,
  type Mapped,
  type Products,
} from './mappedProducts.ts';

const mapped = (allocationBp: number, activationParameters = {}) => ({
  quantity: 1,
  allocationBp,
  activationParameters,
});
const two: Products = { p12: mapped(5000), p3: mapped(5000) };
const sharesOf = (products: Products) =>
  Object.values(products).map(({ allocationBp }) => allocationBp);

describe('products of a package', () => {
  it.each([
    ['share alike as before', two, [3334, 3333, 3333]],
    ['leave the new one without a share', { p12: mapped(6000), p3: mapped(4000) }, [6000, 4000, 0]],
    ['give all to the first one', {}, [10_000]],
  ])('with one more %s', (_, before, shares) => {
    const after = addProduct(before, 7);
    expect(sharesOf(after)).toEqual(shares);
    expect(Object.keys(after).at(-1)).toBe('p7');
  });

  it('share in proportion what a removed one had', () => {
    const three = { p1: mapped(6000), p2: mapped(2000), p3: mapped(2000) };
    expect(sharesOf(removeProduct(three, 'p3'))).toEqual([7500, 2500]);
    expect(shareTotal(removeProduct({ p1: mapped(10_000) }, 'p1'))).toBe(0);
  });

  it('come back as they were stored', () => {
    const before = { p1: mapped(6000), p2: { ...mapped(1500), quantity: 4 }, p3: mapped(2500) };
    const without = removeProduct(removeProduct(before, 'p2'), 'p3');
    const one = bringBack(without, before, 'p2');
    expect(one).toMatchObject({
      p1: { allocationBp: 5000 },
      p2: { quantity: 4, allocationBp: 5000 },
    });
    expect(bringBack(one, before, 'p3')).toEqual(before);
  });

  it('differ in what was added, changed and removed', () => {
    expect(differenceOf(two, { p12: mapped(4000), p7: mapped(6000) })).toEqual({
      added: ['p7'],
      changed: ['p12'],
      removed: ['p3'],
    });
  });
});

describe('what was changed while a save took its time', () => {
  const saved: Products = { p12: mapped(6000), p3: mapped(4000) };
  it.each([
    ['nothing: what was saved stands', two, saved],
    [
      'a share: it stays, beside what was saved',
      { ...two, p3: mapped(1234) },
      { p12: mapped(6000), p3: mapped(1234) },
    ],
    ['another product', { ...two, p7: mapped(0) }, { ...saved, p7: mapped(0) }],
    ['one taken out', { p12: two['p12'] as Mapped }, { p12: mapped(6000) }],
  ])('%s', (_, now, result) => {
    expect(withSince(saved, two, now)).toEqual(result);
  });
});

describe('the calls of one save', () => {
  it.each([
    ['nothing', two, { parametersOf: null, map: [], unmap: [] }],
    [
      'parameters of one product',
      { ...two, p3: mapped(5000, { startDate: '2026-11-21' }) },
      { parametersOf: 'p3', map: [], unmap: [] },
    ],
    ['all taken out', {}, { parametersOf: null, map: [], unmap: [12, 3] }],
    [
      'one taken out: it loses its share first',
      removeProduct(two, 'p3'),
      {
        parametersOf: null,
        map: [
          { productId: 12, quantity: 1, allocationBp: 10_000, activationParameters: {} },
          { productId: 3, allocationBp: 0 },
        ],
        unmap: [3],
      },
    ],
    [
      'a share and another product',
      { p12: mapped(2500), p3: mapped(5000), p7: mapped(2500) },
      {
        parametersOf: null,
        map: [
          { productId: 12, quantity: 1, allocationBp: 2500, activationParameters: {} },
          { productId: 7, quantity: 1, allocationBp: 2500, activationParameters: {} },
        ],
        unmap: [],
      },
    ],
  ])('%s', (_, after, requests) => {
    expect(requestsFor(two, after)).toEqual(requests);
  });
});
