import { describe, expect, it } from 'vitest';
import {
  maySwapNow,
  npSlotDayFaults,
  npSlotRefusals as refusals,
  positionTaken,
  stopFault,
  swapFault,
  type StandingSlot,
} from './npSlots.ts';

const slot = (more: Partial<StandingSlot> = {}): StandingSlot => ({
  id: 1,
  productId: 78,
  status: 'upcoming',
  isFrozen: false,
  ...more,
});
const other = (more: Partial<StandingSlot> = {}) => slot({ id: 2, ...more });

describe('new-project slots', () => {
  it.each<[string, string, number | null, string[]]>([
    ['2026-04-10', '2026-05-09', 30, []],
    ['2026-04-10', '2026-05-10', 30, ['endDate: The package allows 30 days.']],
    ['2026-04-10', '2027-05-10', null, []],
    ['2026-04-09', '2026-04-09', 30, ['startDate: Slot date is before today']],
    [
      '2026-04-12',
      '2026-04-11',
      30,
      ['endDate: Start Date should be earlier than or equal to End Date'],
    ],
  ])('from %s until %s of %s days', (startDate, endDate, promotedDays, faults) => {
    const found = npSlotDayFaults({ startDate, endDate, today: '2026-04-10', promotedDays });
    expect(found).toHaveLength(faults.length);
    found.forEach(({ field, words }, at) =>
      expect(`${field}: ${words.message}`).toContain(faults[at]),
    );
  });

  it.each<[StandingSlot, unknown]>([
    [slot(), undefined],
    [slot({ status: 'live' }), undefined],
    [slot({ status: 'ended' }), refusals.over],
    [slot({ status: 'stopped' }), refusals.over],
    [slot({ isFrozen: true }), refusals.frozen],
  ])('%j may be stopped or not', (one, fault) => expect(stopFault(one)).toBe(fault));

  it.each<[StandingSlot, StandingSlot, unknown]>([
    [slot(), other(), undefined],
    [slot({ status: 'held' }), other(), undefined],
    [slot(), slot(), refusals.sameSlot],
    [slot(), other({ productId: 181 }), refusals.otherProduct],
    [slot({ status: 'live' }), other(), refusals.begun],
    [slot(), other({ status: 'cancelled' }), refusals.begun],
    [slot({ isFrozen: true }), other(), refusals.frozen],
    [slot(), other({ isFrozen: true }), refusals.frozen],
  ])('%j and %j change places or not', (one, two, fault) =>
    expect(swapFault(one, two)).toBe(fault),
  );

  it.each<[StandingSlot, StandingSlot, boolean]>([
    [slot({ isFrozen: true }), other({ isFrozen: true }), true],
    [slot(), other({ isFrozen: true }), false],
    [slot({ isFrozen: true, status: 'live' }), other({ isFrozen: true }), false],
  ])('%j and %j are still swapped: %s', (one, two, may) => expect(maySwapNow(one, two)).toBe(may));

  it('says when no position is free', () => {
    const taken = {
      position: 1,
      place: 'Baner',
      slotId: 5,
      projectName: 'Lake',
      until: '1/5/2026',
    };
    expect(positionTaken({ ...taken, free: [] }).message).toBe(
      'Position 1 in Baner is held until 1/5/2026 by slot 5 (Lake). No position is free on these days.',
    );
  });
});
