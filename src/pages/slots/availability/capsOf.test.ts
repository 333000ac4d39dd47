import { expect, it } from 'vitest';
import { capIn, generalCaps, usedUpCap } from './capsOf.ts';
import type { CapUse } from './useAvailability.ts';

const cap = (cap_id: number, left: number, more: Partial<CapUse> = {}): CapUse => ({
  cap_id,
  product_id: 74,
  level: 'INDIVIDUAL_CITY',
  limit: 5,
  sold: 5 - left,
  left,
  start_date: '2026-12-01',
  end_date: '2026-12-31',
  ...more,
});
const days = { start: '2026-12-10', end: '2026-12-12' };

it.each<[string, Partial<CapUse>, boolean]>([
  ['of the city', { city_id: 3 }, true],
  ['of India', { level: 'PAN_INDIA' }, true],
  ['of each city, where nothing is sold', { level: 'CITY' }, true],
  ['of another city', { city_id: 4 }, false],
  ['of days that end before', { city_id: 3, end_date: '2026-12-09' }, false],
  ['of days that begin later', { city_id: 3, start_date: '2026-12-13' }, false],
  ['of one of the days', { city_id: 3, start_date: '2026-12-12' }, true],
])('a used up cap %s', (_of, more, isFound) => {
  expect(usedUpCap([cap(1, 0, more)], 3, days) !== undefined).toBe(isFound);
  expect(usedUpCap([cap(1, 1, more)], 3, days)).toBeUndefined();
});

it('what holds for an event or a package alone is no cap of the place', () => {
  const caps = [cap(1, 0, { event_id: 9 }), cap(2, 0, { package_id: 7 }), cap(3, 2)];
  expect(generalCaps(caps).map(({ cap_id }) => cap_id)).toEqual([3]);
});

it('a cap of each city counts for a city in which nothing is sold', () => {
  const each = cap(1, 5, { level: 'CITY' });
  const sold = cap(1, 2, { level: 'CITY', city_id: 3 });
  expect(capIn([sold, each], 3)).toBe(sold);
  expect(capIn([sold, each], 4)).toBe(each);
});
