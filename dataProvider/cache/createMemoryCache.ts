import type { AnswerCache, CacheEntry } from './AnswerCache.ts';
import { assertExpiry } from './expiry.ts';

const MAX_ENTRIES = 200;

/** Answers kept until the page is left, each with its own expiry; the oldest goes when the cache is full (T102). */
export const createMemoryCache = (now: () => number, maxEntries = MAX_ENTRIES): AnswerCache => {
  const entries = new Map<string, CacheEntry>();
  return {
    get: key => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry.expiresAt >= now()) return entry;
      entries.delete(key);
      return undefined;
    },
    set: (key, entry) => {
      assertExpiry(entry.expiresAt);
      entries.delete(key);
      entries.set(key, entry);
      const oldest = entries.keys().next();
      if (entries.size > maxEntries && !oldest.done) entries.delete(oldest.value);
    },
    removeWhere: matches => {
      for (const [key, entry] of entries) if (matches(key, entry)) entries.delete(key);
    },
  };
};
