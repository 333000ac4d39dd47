import { describe, expect, it } from 'vitest';
import { overlapsOf } from './overlapsOf.ts';

const event = (id: number, startDate: string, endDate: string, clientTypeId?: number) => ({
  id,
  name: `Event ${id}`,
  startDate,
  endDate,
  ...(clientTypeId && { clientTypeId }),
});

describe('events that overlap', () => {
  it.each([
    [
      'days that meet, both ends included',
      [event(1, '2026-11-01', '2026-11-10'), event(2, '2026-11-10', '2026-11-12')],
      ['1-2: 1'],
    ],
    [
      'days that do not',
      [event(1, '2026-11-01', '2026-11-09'), event(2, '2026-11-10', '2026-11-12')],
      [],
    ],
    [
      'one within the other, in any order',
      [event(2, '2026-11-05', '2026-11-07'), event(1, '2026-11-01', '2026-11-30')],
      ['1-2: 3'],
    ],
    [
      'other clients',
      [event(1, '2026-11-01', '2026-11-10', 1), event(2, '2026-11-05', '2026-11-12', 2)],
      [],
    ],
    [
      'one for every client',
      [event(1, '2026-11-01', '2026-11-10', 1), event(2, '2026-11-05', '2026-11-12')],
      ['1-2: 6'],
    ],
  ])('%s', (_what, events, expected) => {
    const found = overlapsOf(events).map(
      ({ first, second, days }) => `${first.id}-${second.id}: ${days}`,
    );
    expect(found).toEqual(expected);
  });
});
