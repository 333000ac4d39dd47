import { expect, it } from 'vitest';
import { dryRunError } from './churnModes.ts';

it.each([
  [{ message: 'No leads' }, 'No leads'],
  [{ message: 'No leads', eligibleCount: null }, 'No leads'],
  [{ message: 'No leads', eligibleCount: 0 }, undefined],
  [{ message: 'Fine', eligibleCount: 3 }, undefined],
  [{ eligibleCount: 0 }, undefined],
  [{ message: '' }, undefined],
  [{}, undefined],
])('T73 the dry run %j has the error %j', (result, expected) => {
  expect(dryRunError(result)).toBe(expected);
});
