import { describe, expect, it } from 'vitest';
import {
  checkActiveFrom,
  checkDateBounds,
  checkDateOrder,
  checkSlotDate,
  isFarDate,
} from './dateChecks.ts';

const order = 'Start Date should be earlier than or equal to End Date';
const activeFrom =
  'Active from date for an image should be greater than or equal to start date and should be less than end date';

describe('T79 order of dates', () => {
  it.each([
    ['2024-03-01', '2024-03-02', undefined],
    ['2024-03-01', '2024-03-01', undefined],
    ['2024-03-02', '2024-03-01', order],
  ])('%s to %s: %j', (start, end, expected) => {
    expect(checkDateOrder(start, end)).toBe(expected);
  });

  it.each([
    ['2024-03-01', '2024-03-01', '2024-03-10', undefined],
    ['2024-03-09', '2024-03-01', '2024-03-10', undefined],
    ['2024-03-10', '2024-03-01', '2024-03-10', activeFrom],
    ['2024-02-29', '2024-03-01', '2024-03-10', activeFrom],
    ['2024-03-01', '2024-03-01', '2024-03-01', undefined],
    ['2024-03-02', '2024-03-01', '2024-03-01', activeFrom],
  ])('an image active from %s in %s to %s: %j', (from, start, end, expected) => {
    expect(checkActiveFrom(from, start, end)).toBe(expected);
  });
});

describe('T80 slot date before today', () => {
  it.each([
    ['today', '2024-03-05', undefined, undefined],
    ['a new slot', '2024-03-04', undefined, 'error'],
    ['a running slot that keeps its start', '2024-03-01', '2024-03-01', 'warning'],
    ['a running slot moved within the past', '2024-03-02', '2024-03-01', 'error'],
  ])('%s', (_title, date, original, level) => {
    expect(checkSlotDate(date, '2024-03-05', original)?.level).toBe(level);
  });
});

it.each([
  ['1924-03-05', true],
  ['1924-03-04', false],
  ['2124-03-05', true],
  ['2124-03-06', false],
])('T77 %s is within 100 years of 2024-03-05: %s', (date, passes) => {
  expect(checkDateBounds(date, '2024-03-05') === undefined).toBe(passes);
});

it.each<[unknown, boolean]>([
  ['1924-03-04', true],
  ['2024-03-05T10:00:00+05:30', false],
  // In India it is the last day already.
  ['1924-03-04T20:00:00Z', false],
  ['1924-03-04T10:00:00Z', true],
  ['2199-01-01T00:00:00Z', true],
  ['soon', false],
  [null, false],
])('P1-V-035 %j is too far from 2024-03-05: %s', (value, isFar) => {
  expect(isFarDate(value, '2024-03-05')).toBe(isFar);
});
