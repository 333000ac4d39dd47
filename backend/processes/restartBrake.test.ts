import { expect, it } from 'vitest';
import { restartBrake } from './restartBrake.ts';

it('replaces at once what lived, and ever later what dies at once', () => {
  const wait = restartBrake();
  expect([60_000, 10_000].map(wait)).toEqual([0, 0]);
  expect([5, 5, 5, 5, 5, 5, 5].map(wait)).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
  expect([60_000, 5].map(wait)).toEqual([0, 1_000]);
});
