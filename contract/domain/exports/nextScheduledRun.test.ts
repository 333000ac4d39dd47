import { expect, it } from 'vitest';
import { nextScheduledRun } from './nextScheduledRun.ts';

const at = (text: string) => new Date(`${text}:00.000+05:30`);

it.each([
  ['later on the day itself', '2026-11-23T08:59', ['mon'], 9, '2026-11-23T09:00'],
  ['a week on once the hour has come', '2026-11-23T09:00', ['mon'], 9, '2026-11-30T09:00'],
  ['the next of several days', '2026-11-23T10:00', ['mon', 'thu'], 9, '2026-11-26T09:00'],
  ['a Sunday', '2026-11-23T10:00', ['sun'], 0, '2026-11-29T00:00'],
  ['by the day in India, not in Greenwich', '2026-11-24T02:00', ['tue'], 3, '2026-11-24T03:00'],
])('the next run is %s', (_title, after, weekdays, hour, next) => {
  expect(nextScheduledRun(at(after), { weekdays, hour })).toEqual(at(next));
});

it('without a day there is none', () => {
  expect(nextScheduledRun(at('2026-11-23T08:00'), { weekdays: [], hour: 9 })).toBeUndefined();
});
