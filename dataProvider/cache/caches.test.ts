import { beforeEach, describe, expect, it } from 'vitest';
import { createStorage } from '../http/http.fixture.ts';
import type { AnswerCache } from './AnswerCache.ts';
import { createBrowserCache } from './browserCache.ts';
import { createMemoryCache } from './createMemoryCache.ts';

let now = 1000;
let storage = createStorage();
beforeEach(() => {
  now = 1000;
  storage = createStorage();
});

const kinds: [string, () => AnswerCache][] = [
  ['memory', () => createMemoryCache(() => now)],
  ['browser', () => createBrowserCache(storage, () => now)],
];

describe.each(kinds)('%s cache (T102)', (_, create) => {
  it('gives an answer back until its expiry', () => {
    const cache = create();
    cache.set('a', { answer: { zero: 0 }, tables: null, area: 'city', expiresAt: 2000 });
    now = 2000;
    expect(cache.get('a')?.answer).toEqual({ zero: 0 });
    now = 2001;
    expect(cache.get('a')).toBeUndefined();
    now = 1500;
    expect(cache.get('a')).toBeUndefined();
  });

  it('refuses an entry without a usable expiry', () => {
    const entry = { answer: 1, tables: null, area: 'city', expiresAt: Number.NaN };
    expect(() => create().set('a', entry)).toThrow('Cache expiry timestamp is invalid');
  });

  it('removes what matches and leaves the rest', () => {
    const cache = create();
    cache.set('7|a', { answer: 1, tables: null, area: 'city', expiresAt: 2000 });
    cache.set('7|b', { answer: 2, tables: null, area: 'region', expiresAt: 2000 });
    cache.removeWhere((key, entry) => key === '7|a' && entry.area === 'city');
    expect(cache.get('7|a')).toBeUndefined();
    expect(cache.get('7|b')?.answer).toBe(2);
  });
});

it('the memory cache drops its oldest entry when full', () => {
  const cache = createMemoryCache(() => now, 2);
  for (const key of ['a', 'b', 'a', 'c'])
    cache.set(key, { answer: key, tables: null, area: 'x', expiresAt: 2000 });
  expect([cache.get('a')?.answer, cache.get('b')?.answer, cache.get('c')?.answer]).toEqual([
    'a',
    undefined,
    'c',
  ]);
});

describe('browser cache', () => {
  it('is still there after a reload', () => {
    createBrowserCache(storage, () => now).set('a', {
      answer: 5,
      tables: null,
      area: 'x',
      expiresAt: 2000,
    });
    expect(createBrowserCache(storage, () => now).get('a')?.answer).toBe(5);
  });

  it.each(['not json', '{}', 'null', '{"answer":1,"area":"x","expiresAt":"soon"}'])(
    'throws away what it cannot read: %s',
    text => {
      storage.setItem('console.answer:a', text);
      expect(createBrowserCache(storage, () => now).get('a')).toBeUndefined();
      expect(storage.length).toBe(0);
    },
  );

  it('touches nothing of others in the same storage', () => {
    storage.setItem('theme', 'dark');
    createBrowserCache(storage, () => now).removeWhere(() => true);
    expect(storage.getItem('theme')).toBe('dark');
  });

  it('a full storage is no failure', () => {
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const cache = createBrowserCache(storage, () => now);
    cache.set('a', { answer: 5, tables: null, area: 'x', expiresAt: 2000 });
    expect(cache.get('a')).toBeUndefined();
  });
});
