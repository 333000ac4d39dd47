import { localStorageStore, memoryStore, type Store } from 'react-admin';
import { preferencePrefix } from '#parts/contexts/usePreference.ts';

export interface ConsoleStore extends Store {
  /** Whose preferences count from now on; undefined after sign-out. */
  setPerson(id: string | undefined): void;
}

/** Front of the keys in `localStorage`; `public/boot.js` reads them before the first paint. */
const appKey = 'Console';
const personKey = 'person';
const nobody = 'nobody';

/** The sign-in page follows the last choice made on this computer. */
const sharedKeys = new Set(['locale', `${preferencePrefix}mode`]);

const defaultLocale = 'en';

const isKept = (key: string) => key === 'locale' || key.startsWith(preferencePrefix);

/**
 * The store of ra-core in two parts. Preferences and the language stay on the computer, per person, and outlive
 * sign-out, at which ra-core resets its store; all else (list state, selection) lives in memory and ends with the
 * page, because it may hold personal data (T102).
 */
export const createConsoleStore = (): ConsoleStore => {
  const kept = localStorageStore('1', appKey);
  const passing = memoryStore();
  let person = kept.getItem<string>(personKey, nobody) ?? nobody;
  const followers = new Set<() => void>();

  const keyOf = (key: string) => `${person}.${key}`;
  const read = (key: string) =>
    kept.getItem(keyOf(key)) ??
    (sharedKeys.has(key) ? kept.getItem(`${nobody}.${key}`) : undefined) ??
    // Without a language ra-core draws nothing at first, only to learn that there is none to wait for.
    (key === 'locale' ? defaultLocale : undefined);

  return {
    setup: () => {
      kept.setup();
      passing.setup();
    },
    teardown: () => {
      kept.teardown();
      passing.teardown();
    },
    getItem: (key, initial) =>
      isKept(key) ? (read(key) ?? initial) : passing.getItem(key, initial),
    setItem: (key, value) => {
      if (!isKept(key)) return passing.setItem(key, value);
      if (sharedKeys.has(key)) kept.setItem(`${nobody}.${key}`, value);
      return kept.setItem(keyOf(key), value);
    },
    removeItem: key => (isKept(key) ? kept.removeItem(keyOf(key)) : passing.removeItem(key)),
    removeItems: prefix =>
      isKept(prefix) ? kept.removeItems(keyOf(prefix)) : passing.removeItems(prefix),
    reset: () => passing.reset(),
    subscribe: (key, callback) => {
      if (!isKept(key)) return passing.subscribe(key, callback);
      let leave = kept.subscribe(keyOf(key), callback);
      const follow = () => {
        leave();
        leave = kept.subscribe(keyOf(key), callback);
        callback(read(key));
      };
      followers.add(follow);
      return () => {
        followers.delete(follow);
        leave();
      };
    },
    listItems: prefix => passing.listItems?.(prefix) ?? {},
    setPerson: (id = nobody) => {
      if (id === person) return;
      person = id;
      kept.setItem(personKey, id);
      for (const follow of followers) follow();
    },
  };
};
