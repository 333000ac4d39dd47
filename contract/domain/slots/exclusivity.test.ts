import { describe, expect, it } from 'vitest';
import { exclusivityPeriod, exclusivityRefusals, type ExclusivityWish } from './exclusivity.ts';

const wish: ExclusivityWish = {
  today: '2026-04-10',
  isOfBuilder: true,
  maxSlotEndDate: '2026-05-31',
  isPending: false,
  granted: [],
};
const granted = (startDate: string, endDate: string, isOwn = false) => [
  { startDate, endDate, isOwn },
];

describe('the exclusivity of a builder', () => {
  it.each<[string, Partial<ExclusivityWish>, string, string]>([
    ['begins today and ends with the last slot', {}, '2026-04-10', '2026-05-31'],
    ['may be for one day', { maxSlotEndDate: '2026-04-10' }, '2026-04-10', '2026-04-10'],
    [
      'follows their own',
      { granted: granted('2026-03-01', '2026-04-30', true) },
      '2026-05-01',
      '2026-05-31',
    ],
    [
      'begins today once their own has ended',
      { granted: granted('2026-03-01', '2026-04-09', true) },
      '2026-04-10',
      '2026-05-31',
    ],
    [
      'stands beside one that begins later',
      { granted: granted('2026-06-01', '2026-06-30') },
      '2026-04-10',
      '2026-05-31',
    ],
  ])('%s', (_name, more, startDate, endDate) => {
    expect(exclusivityPeriod({ ...wish, ...more })).toEqual({ period: { startDate, endDate } });
  });

  const exclusive =
    'This project is Builder exclusive - No agent is allowed to activate on this project';
  it.each<[string, Partial<ExclusivityWish>, unknown]>([
    [
      'P3-V-031 a project of somebody else',
      { isOfBuilder: false, maxSlotEndDate: null },
      'Requested project ID is not associated with the builder',
    ],
    ['P3-V-030 days of another grant', { granted: granted('2026-05-31', '2026-06-30') }, exclusive],
    [
      'their own that lasts as long',
      { granted: granted('2026-03-01', '2026-05-31', true) },
      exclusive,
    ],
    ['no slot', { maxSlotEndDate: null }, exclusivityRefusals.noSlot],
    ['slots that ended', { maxSlotEndDate: '2026-04-09' }, exclusivityRefusals.noSlot],
    ['a request that waits', { isPending: true }, exclusivityRefusals.pending],
  ])('is refused for %s', (_name, more, refusal) => {
    expect(exclusivityPeriod({ ...wish, ...more })).toEqual({ refusal });
  });
});
