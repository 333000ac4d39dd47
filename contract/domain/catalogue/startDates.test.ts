import { expect, it } from 'vitest';
import { isStartDateMandatory } from './startDates.ts';

it.each([
  ...[194, 87, 57, 181, 52, 53, 54, 58, 136].map(id => [id, false, true] as const),
  [193, false, false],
  [193, true, true],
  [undefined, false, false],
] as const)(
  'V-026 product %j, of which the catalogue says %s, needs a start date: %s',
  (id, isSaid, needs) => {
    expect(isStartDateMandatory(id, isSaid)).toBe(needs);
  },
);
