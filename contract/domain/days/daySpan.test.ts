import { expect, it } from 'vitest';
import { daySpan } from './daySpan.ts';

it.each([
  ['today', '2026-11-29', '2026-11-29', '2026-11-29'],
  ['week', '2026-11-29', '2026-11-23', '2026-11-29'],
  ['week', '2026-11-30', '2026-11-30', '2026-12-06'],
  ['week', '2027-01-01', '2026-12-28', '2027-01-03'],
  ['month', '2026-11-29', '2026-11-01', '2026-11-30'],
  ['month', '2028-02-01', '2028-02-01', '2028-02-29'],
] as const)('%s of %s', (span, today, start, end) => {
  expect(daySpan(span, today)).toEqual({ start, end });
});
