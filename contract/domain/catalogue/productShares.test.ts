import { expect, it } from 'vitest';
import { sharesAfterMapping, sharesAfterRemoval } from './productShares.ts';

type Shares = Record<number, number>;
const map = (shares: Shares) =>
  new Map(Object.entries(shares).map(([id, share]) => [Number(id), share]));

it.each<[string, Shares, { productId: number; allocationBp?: number }[], Shares | undefined]>([
  ['the first product takes all', {}, [{ productId: 1 }], { 1: 10_000 }],
  [
    'T52 three share by largest remainder',
    {},
    [{ productId: 1 }, { productId: 2 }, { productId: 3 }],
    { 1: 3334, 2: 3333, 3: 3333 },
  ],
  ['a new one without a share splits all', { 1: 10_000 }, [{ productId: 2 }], { 1: 5000, 2: 5000 }],
  [
    'a known one without a share moves none',
    { 1: 7000, 2: 3000 },
    [{ productId: 2 }],
    { 1: 7000, 2: 3000 },
  ],
  [
    'given shares stand as they are',
    { 1: 10_000 },
    [
      { productId: 1, allocationBp: 6000 },
      { productId: 2, allocationBp: 3000 },
    ],
    { 1: 6000, 2: 3000 },
  ],
  ['0 is a share', { 1: 10_000 }, [{ productId: 2, allocationBp: 0 }], { 1: 10_000, 2: 0 }],
  ['some given, some not', {}, [{ productId: 1, allocationBp: 0 }, { productId: 2 }], undefined],
])('%s', (_case, stored, listed, expected) => {
  expect(sharesAfterMapping(map(stored), listed)).toEqual(expected && map(expected));
});

it.each<[string, Shares, number[], Shares]>([
  ['in proportion', { 1: 5000, 2: 3000, 3: 2000 }, [3], { 1: 6250, 2: 3750 }],
  ['to the last basis point', { 1: 3334, 2: 3333, 3: 3333 }, [1], { 2: 5000, 3: 5000 }],
  ['alike when all that stay had nothing', { 1: 10_000, 2: 0, 3: 0 }, [1], { 2: 5000, 3: 5000 }],
  ['nothing stays', { 1: 10_000 }, [1], {}],
])('what is left is shared %s', (_case, stored, removed, expected) => {
  expect(sharesAfterRemoval(map(stored), new Set(removed))).toEqual(map(expected));
});
