import { describe, expect, it } from 'vitest';
import { relativeWords } from './relativeWords.ts';

const now = new Date('2026-11-21T06:30:00Z'); // noon in India

describe('relativeWords', () => {
  it.each([
    ['2026-11-21T06:29:30Z', { key: 'now' }],
    ['2026-11-21T06:30:20Z', { key: 'now' }],
    ['2026-11-21T06:29:00Z', { key: 'minutes', count: 1 }],
    ['2026-11-21T05:31:00Z', { key: 'minutes', count: 59 }],
    ['2026-11-21T05:30:00Z', { key: 'hours', count: 1 }],
    ['2026-11-20T18:30:00Z', { key: 'hours', count: 12 }],
    ['2026-11-20T18:29:59Z', { key: 'yesterday' }],
    ['2026-11-19T18:30:00Z', { key: 'yesterday' }],
    ['2026-11-19T18:29:59Z', { key: 'date', date: '19/11/2026' }],
    ['2026-11-22T06:30:00Z', { key: 'date', date: '22/11/2026 12:00' }],
  ])('says of %s at noon of 21/11/2026: %o', (at, words) => {
    expect(relativeWords(new Date(at), now)).toEqual(words);
  });
});
