import { describe, expect, it } from 'vitest';
import { slotMove } from './slotMoves.ts';

const today = '2026-11-20';
const before = { start: '2026-12-01', end: '2026-12-31' };
const days = (start: string, end: string) => ({ start, end });

const outside = 'It would no longer be within the days of the event.';
const frozen = 'A swap of it is waiting for approval.';
const past = 'It would start before today.';

describe('T124 a slot whose event moves', () => {
  it.each([
    ['later', days('2026-12-08', '2027-01-07'), days('2026-12-17', '2026-12-21'), undefined],
    ['earlier', days('2026-11-24', '2026-12-24'), days('2026-12-03', '2026-12-07'), undefined],
    [
      'and shrinks, the slot still in it',
      days('2026-12-08', '2026-12-21'),
      days('2026-12-17', '2026-12-21'),
      undefined,
    ],
    [
      'and shrinks before its end',
      days('2026-12-08', '2026-12-20'),
      days('2026-12-17', '2026-12-21'),
      outside,
    ],
  ])('%s', (_case, after, expected, conflict) => {
    const slot = { days: days('2026-12-10', '2026-12-14'), isFrozen: false };
    expect(slotMove(slot, before, after, today)).toEqual({
      days: expected,
      ...(conflict && { conflict }),
    });
  });

  it.each([
    ['only ends later', days('2026-12-01', '2027-01-31'), undefined],
    ['only ends earlier, after the slot', days('2026-12-01', '2026-12-14'), undefined],
    ['only ends earlier, before the slot ends', days('2026-12-01', '2026-12-13'), outside],
  ])('stays or is named when the event %s', (_case, after, conflict) => {
    const slot = { days: days('2026-12-10', '2026-12-14'), isFrozen: false };
    expect(slotMove(slot, before, after, today)?.conflict).toBe(conflict);
  });

  it.each([
    ['has begun', days('2026-11-20', '2026-12-20'), false, undefined],
    [
      'begins tomorrow and would have to begin yesterday',
      days('2026-11-21', '2026-11-25'),
      false,
      past,
    ],
    ['lay outside the event before', days('2027-02-01', '2027-02-05'), false, undefined],
    ['waits for a swap', days('2026-12-10', '2026-12-14'), true, frozen],
  ])('that %s', (_case, own, isFrozen, conflict) => {
    const after = days('2026-11-29', '2026-12-29');
    expect(slotMove({ days: own, isFrozen }, before, after, today)?.conflict).toBe(conflict);
  });

  it('that has begun stays where it is', () => {
    const slot = { days: days('2026-11-20', '2026-12-20'), isFrozen: false };
    expect(slotMove(slot, before, days('2026-12-08', '2027-01-07'), today)).toBeUndefined();
  });

  it('across the end of a year keeps its length', () => {
    const slot = { days: days('2026-12-30', '2026-12-31'), isFrozen: false };
    expect(slotMove(slot, before, days('2027-02-28', '2027-04-01'), today)?.days).toEqual(
      days('2027-03-29', '2027-03-30'),
    );
  });
});
