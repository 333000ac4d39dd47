import type { NotificationPayload } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { durationOf, keptOf, roleOf } from './notificationRules.ts';

const notification = (type: string, autoHideDuration?: number | null): NotificationPayload => ({
  message: type,
  type: type as NotificationPayload['type'],
  notificationOptions: autoHideDuration === undefined ? {} : { autoHideDuration },
});

describe('how long a notification stays (T114)', () => {
  it.each([
    ['success', undefined, 4000],
    ['info', undefined, 4000],
    ['success', 5000, 5000],
    ['success', null, null],
    ['warning', undefined, null],
    ['warning', 5000, 5000],
    ['error', undefined, null],
    ['error', 4000, null],
    ['failure', 4000, null],
  ])('%s asked for %s: %s', (type, asked, duration) => {
    expect(durationOf(notification(type, asked))).toBe(duration);
  });
});

describe('how a notification is read aloud', () => {
  it.each([
    ['success', 'status'],
    ['info', 'status'],
    ['warning', 'status'],
    ['error', 'alert'],
    ['failure', 'alert'],
  ] as const)('%s: %s', (kind, role) => {
    expect(roleOf(kind)).toBe(role);
  });
});

describe('a stack of at most three', () => {
  const kept = (...types: string[]) =>
    keptOf(types.map(type => notification(type))).map(({ type }) => type);

  it.each([
    [
      ['success', 'error', 'info'],
      ['success', 'error', 'info'],
    ],
    [
      ['success', 'error', 'info', 'error'],
      ['error', 'info', 'error'],
    ],
    [
      ['error', 'success', 'error', 'error'],
      ['error', 'error', 'error'],
    ],
    [
      ['error', 'warning', 'error', 'failure'],
      ['warning', 'error', 'failure'],
    ],
  ])('%s leaves %s', (all, rest) => {
    expect(kept(...all)).toEqual(rest);
  });
});
