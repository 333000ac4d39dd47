import { describe, expect, it } from 'vitest';
import type { MediaFacts } from '../../files/readMediaFacts.ts';
import { imageTagIdOf, siteTakeoverCards } from '../productCards.ts';
import { cardImage, cardImageFault } from './cardImages.ts';
import { linkFault } from '../linkFault.ts';
import { nextFreeDays } from '../nextFreeDays.ts';
import { slotStatus, type StoredSlotState } from '../slotStatus.ts';

describe('the status of a slot on a day', () => {
  it.each<[StoredSlotState, string | null, string | null, string]>([
    ['draft', '2026-11-19', '2026-11-21', 'draft'],
    ['draft', null, null, 'draft'],
    ['booked', '2026-11-21', '2026-11-25', 'upcoming'],
    ['booked', '2026-11-20', '2026-11-20', 'live'],
    ['booked', '2026-11-01', '2026-11-19', 'ended'],
    ['live', '2026-11-01', '2026-11-20', 'live'],
    ['live', '2026-11-01', '2026-11-19', 'ended'],
    ['held', '2026-11-25', '2026-11-26', 'held'],
    ['held', '2026-11-01', '2026-11-19', 'ended'],
    ['stopped', '2026-11-01', '2026-11-30', 'stopped'],
    ['cancelled', null, null, 'cancelled'],
    ['ended', '2026-11-01', '2026-11-02', 'ended'],
  ])('%s from %s to %s is %s', (state, startDate, endDate, expected) => {
    expect(slotStatus({ state, startDate, endDate }, '2026-11-20')).toBe(expected);
  });
});

describe('the next free days', () => {
  const wanted = { start: '2026-12-01', end: '2026-12-07' };
  it.each([
    ['nothing taken', [], '2026-12-01'],
    ['one in the way', [['2026-12-05', '2026-12-10']], '2026-12-11'],
    ['a day before is no hindrance', [['2026-11-20', '2026-11-30']], '2026-12-01'],
    [
      'a gap that is too short',
      [
        ['2026-12-01', '2026-12-03'],
        ['2026-12-10', '2026-12-12'],
      ],
      '2026-12-13',
    ],
    [
      'a gap of exactly seven days',
      [
        ['2026-12-01', '2026-12-03'],
        ['2026-12-11', '2026-12-12'],
      ],
      '2026-12-04',
    ],
    [
      'taken days that overlap each other',
      [
        ['2026-12-01', '2026-12-20'],
        ['2026-12-02', '2026-12-05'],
      ],
      '2026-12-21',
    ],
  ])('%s', (_title, taken, expected) => {
    const ranges = taken.map(([start = '', end = '']) => ({ start, end }));
    expect(nextFreeDays(wanted, ranges)?.start).toBe(expected);
  });

  it('have the length that is wanted', () => {
    expect(nextFreeDays(wanted, [wanted])).toEqual({ start: '2026-12-08', end: '2026-12-14' });
  });

  it('are none when the whole year is taken', () => {
    expect(nextFreeDays(wanted, [{ start: '2026-01-01', end: '2028-01-01' }])).toBeUndefined();
  });
});

describe('links', () => {
  it.each(['/projects/1', 'https://a.example', 'http://a.example:8080/x?y=1#z', '', null])(
    '%j may be followed',
    link => {
      expect(linkFault('Link', link)).toBeUndefined();
    },
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//other.example',
    '/\\other.example',
    'https://',
    'https://a.example@b.example',
    'https://a b',
    'ftp://a.example',
    'www.a.example',
    ' https://a.example',
  ])('%j may not', link => {
    expect(linkFault('Link', link)).toBe('Link must begin with https://, http:// or /');
  });
});

describe('pictures of cards', () => {
  const facts = (width: number, height: number, type = 'image/png') => ({
    type,
    width,
    height,
  });
  const fault = (priority: number, seen: MediaFacts | undefined, size = 1000) => {
    const rule = cardImage(priority);
    return rule && cardImageFault({ size, facts: seen }, rule)?.en;
  };

  it('have a rule each, and no other card has one', () => {
    expect(siteTakeoverCards.map(({ priority }) => cardImage(priority)?.shape)).toEqual([
      'wide',
      'tall',
      'tall',
      'tall',
      'tall',
      'wide',
      'wide',
      'wide',
      'any',
      'any',
    ]);
    expect([0, 11, 1.5].map(cardImage)).toEqual([undefined, undefined, undefined]);
  });

  it('fit in the size that is said to be best', () => {
    for (const { priority } of siteTakeoverCards) {
      const { width = 0, height = 0 } = cardImage(priority)?.best ?? {};
      expect(fault(priority, facts(width, height))).toBeUndefined();
    }
  });

  it.each([
    [1, facts(1199, 500), 'The width is 1199 px. At least 1200 px are needed'],
    [1, facts(3841, 2000), 'The width is 3841 px. At most 3840 px are allowed'],
    [
      1,
      facts(1300, 1301),
      'The picture is 1300 × 1301 px. A desktop image must be at least as wide as it is high',
    ],
    [1, facts(1300, 1300), undefined],
    [
      2,
      facts(700, 699),
      'The picture is 700 × 699 px. A mobile image must be at least as high as it is wide',
    ],
    [2, facts(599, 700), 'The width is 599 px. At least 600 px are needed'],
    [9, facts(95, 40), 'The width is 95 px. At least 96 px are needed'],
    [9, facts(200, 200, 'image/gif'), 'This is a GIF picture; save it as JPEG'],
    [1, facts(1920, 800, 'image/gif'), undefined],
    [1, undefined, 'This is not a PNG, JPEG, GIF file, even if its name says so'],
  ] as const)('card %i with %j: %s', (priority, seen, expected) => {
    expect(fault(priority, seen)).toBe(expected);
  });

  it('are not larger than their card allows', () => {
    expect(fault(1, facts(1920, 800), 5 * 1024 * 1024)).toBeUndefined();
    expect(fault(1, facts(1920, 800), 5 * 1024 * 1024 + 1)).toMatch(/At most 5 MB/);
    expect(fault(10, facts(200, 200), 1024 * 1024 + 1)).toMatch(/At most 1 MB/);
    expect(fault(10, facts(200, 200), 0)).toBe('The file is empty');
  });

  it('carry the tag ids of the first four, as configured (T97)', () => {
    expect([1, 2, 3, 4, 5, 9].map(imageTagIdOf)).toEqual([
      1282,
      1445,
      1545,
      1281,
      undefined,
      undefined,
    ]);
  });
});
