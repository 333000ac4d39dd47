import type { AnswerCache } from '../cache/AnswerCache.ts';
import { assertExpiry, expiryOf } from '../cache/expiry.ts';
import type { CallRow } from './callTable.ts';
import type { ReadAnswer } from './sharedReads.ts';
import { identityScope, type Identity } from './Identity.ts';

interface AnswerStoreParts {
  readonly memory: AnswerCache;
  readonly browser: AnswerCache;
  readonly now: () => number;
}

/** Where and until when the answer of one read is kept. */
export interface Keeping {
  readonly store: 'memory' | 'browser';
  readonly expiresAt: number;
}

/** Chooses the cache of a call and empties both when the user, their rights or the data change (T102). */
export const createAnswerStore = ({ memory, browser, now }: AnswerStoreParts) => {
  const clear = () => {
    memory.removeWhere(() => true);
    browser.removeWhere(() => true);
  };
  return {
    /** Undefined when the read is not cacheable. A per-request expiry is checked before anything is sent. */
    keepingOf: (row: CallRow, cacheUntil?: number): Keeping | undefined => {
      if (cacheUntil !== undefined) {
        assertExpiry(cacheUntil);
        return { store: row.cache?.store ?? 'memory', expiresAt: cacheUntil };
      }
      if (!row.cache) return undefined;
      return { store: row.cache.store, expiresAt: expiryOf(row.cache.for, now()) };
    },
    find: (keeping: Keeping, key: string) =>
      (keeping.store === 'browser' ? browser : memory).get(key),
    keep: (keeping: Keeping, key: string, area: string, read: ReadAnswer) =>
      (keeping.store === 'browser' ? browser : memory).set(key, {
        ...read,
        area,
        expiresAt: keeping.expiresAt,
      }),
    /** A change may show in any read of the page, but reference data of other areas outlives it in the browser. */
    changed: (area: string) => {
      memory.removeWhere(() => true);
      browser.removeWhere((_, entry) => entry.area === area);
    },
    /** Leaves only what belongs to this user and these rights; nothing at sign-out. */
    keepOnly: (identity: Identity | undefined) => {
      if (!identity) return clear();
      const scope = identityScope(identity);
      memory.removeWhere(key => !key.startsWith(scope));
      browser.removeWhere(key => !key.startsWith(scope));
    },
  };
};
