import { describe, expect, it } from 'vitest';
import { dayOf, endOfDay, indiaDay, isDay, monthOf, startOfDay } from './indiaDay.ts';

describe('T76 days are India’s, whatever the zone of the machine', () => {
  it.each([
    ['2024-03-31T18:29:59.999Z', '2024-03-31'],
    ['2024-03-31T18:30:00.000Z', '2024-04-01'],
    ['2023-12-31T18:30:00.000Z', '2024-01-01'],
    ['2024-02-28T20:00:00.000Z', '2024-02-29'],
  ])('%s is %s', (instant, day) => {
    expect(indiaDay(new Date(instant))).toBe(day);
  });

  it('starts at midnight and ends a millisecond before the next', () => {
    expect(startOfDay('2024-04-01').toISOString()).toBe('2024-03-31T18:30:00.000Z');
    expect(endOfDay('2024-04-01').toISOString()).toBe('2024-04-01T18:29:59.999Z');
    expect(indiaDay(startOfDay('2024-04-01'))).toBe('2024-04-01');
    expect(indiaDay(endOfDay('2024-04-01'))).toBe('2024-04-01');
  });
});

it.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['1900-02-29', false],
  ['2024-04-31', false],
  ['2024-13-01', false],
  ['2024-00-10', false],
  ['2024-1-1', false],
  ['0001-01-01', true],
  ['2024-01-01T00:00', false],
  ['', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

it('makes days and months', () => {
  expect(dayOf(2024, 2, 29)).toBe('2024-02-29');
  expect(dayOf(2024, 2, 30)).toBeUndefined();
  expect(monthOf('2024-02-29')).toBe('2024-02');
});
