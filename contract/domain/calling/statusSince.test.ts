import { describe, expect, it } from 'vitest';
import { minutesSince, statusSince } from './statusSince.ts';

const agent = {
  onlineStatus: 'Online' as 'Online' | 'Offline',
  activity: null as string | null,
  callStatus: 'Idle' as 'Idle' | 'OnCall',
  callStartedAt: null as string | null,
  lastActivityAt: '2026-11-20T04:00:00Z',
};

describe('since when an agent does what they do', () => {
  it.each([
    ['idle', {}, '2026-11-20T04:00:00Z'],
    ['busy with something else', { activity: 'Lunch' }, '2026-11-20T04:00:00Z'],
    [
      'on a call',
      { callStatus: 'OnCall' as const, callStartedAt: '2026-11-20T04:20:00Z' },
      '2026-11-20T04:20:00Z',
    ],
    [
      'on a call of which nothing is known',
      { callStatus: 'OnCall' as const },
      '2026-11-20T04:00:00Z',
    ],
    ['offline', { onlineStatus: 'Offline' as const }, null],
  ])('%s', (_name, facts, expected) => {
    expect(statusSince({ ...agent, ...facts })).toBe(expected);
  });

  it.each([
    ['2026-11-20T04:00:00Z', 30],
    ['2026-11-20T04:29:31Z', 0],
    ['2026-11-20T04:31:00Z', 0],
    [null, null],
  ])('%s is %s minutes ago', (at, expected) => {
    expect(minutesSince(at, new Date('2026-11-20T04:30:00Z'))).toBe(expected);
  });
});
