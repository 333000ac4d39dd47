import { expect, it } from 'vitest';
import { dueAt } from './dueAt.ts';
import { isScheduled, scheduledName } from './makeBackup.ts';

it.each([
  // 02:30 in India is 21:00 of the day before in UTC.
  ['daily, just before', 24, 150, '2026-11-21T20:59:59Z', '2026-11-20T21:00:00Z'],
  ['daily, at the minute', 24, 150, '2026-11-21T21:00:00Z', '2026-11-21T21:00:00Z'],
  ['every six hours', 6, 150, '2026-11-21T16:00:00Z', '2026-11-21T15:00:00Z'],
  ['weekly, on a Monday in India', 168, 0, '2026-11-25T00:00:00Z', '2026-11-22T18:30:00Z'],
])('a backup is due %s', (_about, every, at, now, due) => {
  expect(dueAt(new Date(now), { every, at })).toEqual(new Date(due));
});

it('names what a schedule made, so that nothing else is removed', () => {
  const name = scheduledName('nivaas', new Date('2026-11-21T21:00:05Z'));
  expect(name).toBe('nivaas-scheduled-2026-11-21-2100.backup.gz');
  expect(isScheduled('nivaas', name)).toBe(true);
  for (const other of [
    'nivaas-2026-11-21-2100.backup.gz',
    'other-scheduled-2026-11-21-2100.backup.gz',
    `${name}.part`,
    'nivaas-scheduled-copy.gz',
  ])
    expect(isScheduled('nivaas', other)).toBe(false);
});
