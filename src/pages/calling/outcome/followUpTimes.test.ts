import { expect, it } from 'vitest';
import { formatMoment } from '#contract/domain/days/formatDay.ts';
import { followUpTimes } from './followUpTimes.ts';

const hours = { from: '09:00', until: '21:00' };

it.each([
  [
    '11:00',
    [
      'hour 20/11/2026 12:00',
      'today 20/11/2026 18:00',
      'tomorrow 21/11/2026 11:00',
      'day 22/11/2026 11:00',
    ],
  ],
  [
    '17:30',
    [
      'hour 20/11/2026 18:30',
      'tomorrow 21/11/2026 11:00',
      'day 22/11/2026 11:00',
      'day 23/11/2026 11:00',
    ],
  ],
  [
    '20:30',
    [
      'tomorrow 21/11/2026 11:00',
      'day 22/11/2026 11:00',
      'day 23/11/2026 11:00',
      'day 24/11/2026 11:00',
    ],
  ],
  [
    '23:40',
    [
      'tomorrow 21/11/2026 11:00',
      'day 22/11/2026 11:00',
      'day 23/11/2026 11:00',
      'day 24/11/2026 11:00',
    ],
  ],
])('at %s somebody is called again at %j', (clock, expected) => {
  const now = new Date(`2026-11-20T${clock}:00+05:30`);
  expect(followUpTimes(now, hours).map(({ name, at }) => `${name} ${formatMoment(at)}`)).toEqual(
    expected,
  );
});
