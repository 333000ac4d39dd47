import type { AnswerCache, CacheEntry } from './AnswerCache.ts';
import { assertExpiry } from './expiry.ts';

const PREFIX = 'console.answer:';

const parse = (text: string | null): CacheEntry | undefined => {
  if (text === null) return undefined;
  try {
    const entry = JSON.parse(text) as Partial<CacheEntry> | null;
    if (typeof entry?.area !== 'string' || typeof entry.expiresAt !== 'number') return undefined;
    assertExpiry(entry.expiresAt);
    const { answer, tables = null, area, expiresAt } = entry;
    return { answer, tables, area, expiresAt };
  } catch {
    return undefined;
  }
};

/**
 * Answers kept in the browser's storage over reloads. Only calls whose contract says `store: 'browser'` get here, so
 * no personal or money data is written (T102). What is unreadable or expired is removed when it is met; a full or
 * refused storage only means that the answer is fetched again.
 */
export const createBrowserCache = (storage: Storage, now: () => number): AnswerCache => {
  const keys = () =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
      (key): key is string => key?.startsWith(PREFIX) ?? false,
    );
  const read = (key: string): CacheEntry | undefined => {
    const entry = parse(storage.getItem(key));
    if (entry && entry.expiresAt >= now()) return entry;
    storage.removeItem(key);
    return undefined;
  };
  return {
    get: key => read(PREFIX + key),
    set: (key, entry) => {
      assertExpiry(entry.expiresAt);
      try {
        storage.setItem(PREFIX + key, JSON.stringify(entry));
      } catch {
        for (const kept of keys()) read(kept);
      }
    },
    removeWhere: matches => {
      for (const key of keys()) {
        const entry = read(key);
        if (entry && matches(key.slice(PREFIX.length), entry)) storage.removeItem(key);
      }
    },
  };
};
