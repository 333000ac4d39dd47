import { describe, expect, it } from 'vitest';
import { cellStateOf } from './cellStates.ts';
import { keepsAround, placesOf } from './placesOf.ts';
import { freeDayCount, takenRuns, type Standing } from './takenRuns.ts';

const window = { start: '2026-03-01', end: '2026-03-31' };
const slot = (slotId: number, start: string, end: string, state: Standing['state'] = 'booked') => ({
  slotId,
  start,
  end,
  state,
});
const told = (standing: readonly Standing[], places = 1) =>
  takenRuns(standing, places, window).map(
    ({ start, end, state, left, slotIds }) =>
      `${start.slice(8)}-${end.slice(8)} ${state} ${left} ${slotIds.join('+')}`,
  );

describe('days that are taken', () => {
  it.each<[string, Standing[], string[]]>([
    ['nothing stands there', [], []],
    ['one slot, both days included', [slot(1, '2026-03-05', '2026-03-07')], ['05-07 booked 0 1']],
    ['of one day', [slot(1, '2026-03-05', '2026-03-05')], ['05-05 booked 0 1']],
    [
      'neighbours do not run together',
      [slot(1, '2026-03-05', '2026-03-07'), slot(2, '2026-03-08', '2026-03-09', 'held')],
      ['05-07 booked 0 1', '08-09 held 0 2'],
    ],
    [
      'cut off at the window',
      [slot(1, '2026-02-20', '2026-03-02', 'live'), slot(2, '2026-03-30', '2026-04-09')],
      ['01-02 live 0 1', '30-31 booked 0 2'],
    ],
    ['outside the window', [slot(1, '2026-02-01', '2026-02-28')], []],
    [
      'a stopped slot keeps nobody out, and steps behind who took its place',
      [slot(1, '2026-03-01', '2026-03-10', 'stopped'), slot(2, '2026-03-05', '2026-03-06')],
      ['01-04 stopped 1 1', '05-06 booked 0 2+1', '07-10 stopped 1 1'],
    ],
    [
      'a swap that waits is named first',
      [slot(1, '2026-03-01', '2026-03-03', 'swap-pending')],
      ['01-03 swap-pending 0 1'],
    ],
  ])('%s', (_title, standing, expected) => {
    expect(told(standing)).toEqual(expected);
  });

  it('count the places that are left', () => {
    const standing = [
      slot(1, '2026-03-01', '2026-03-10'),
      slot(2, '2026-03-05', '2026-03-06', 'live'),
    ];
    expect(told(standing, 2)).toEqual(['01-04 booked 1 1', '05-06 live 0 2+1', '07-10 booked 1 1']);
    expect(freeDayCount(takenRuns(standing, 2, window), window)).toBe(29);
    expect(freeDayCount(takenRuns(standing, 1, window), window)).toBe(21);
    expect(freeDayCount([], window)).toBe(31);
  });

  it('leave nothing where an area nearby keeps them, however many places there are', () => {
    expect(told([slot(1, '2026-03-01', '2026-03-02', 'covered')], 4)).toEqual([
      '01-02 covered 0 1',
    ]);
  });
});

const days = { startDate: '2026-03-05', endDate: '2026-03-09' };

it.each([
  ['draft', false, '2026-03-06', undefined],
  ['cancelled', false, '2026-03-06', undefined],
  ['held', false, '2026-03-06', 'held'],
  ['booked', false, '2026-03-04', 'booked'],
  ['booked', false, '2026-03-05', 'live'],
  ['booked', false, '2026-03-10', 'ended'],
  ['booked', true, '2026-03-05', 'swap-pending'],
  ['stopped', true, '2026-03-05', 'stopped'],
] as const)('%s, frozen %s, on %s is %s', (state, isFrozen, today, expected) => {
  expect(cellStateOf({ state, isFrozen, ...days }, today)).toBe(expected);
});

it('knows how many places a kind has, and which kind keeps areas around it', () => {
  const kinds = ['site-takeover', 'stories', 'np-slot', 'video-tour'];
  expect(kinds.map(placesOf)).toEqual([1, 1, 6, 8]);
  expect(kinds.map(keepsAround)).toEqual([true, true, false, false]);
});
