import type { Identifier } from 'react-admin';

const PREFIX = 'console.draft:';

/** Form values that were typed and not saved. */
export interface Draft {
  readonly values: Readonly<Record<string, unknown>>;
  /** The version of the record that was being changed; absent for a new one. */
  readonly version?: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** Which form a draft belongs to; a new record has no id, and in another record's page says whose it will be; an action's dialog says which. */
export interface DraftPlace {
  readonly resource: string;
  readonly id?: Identifier;
  readonly under?: string;
  readonly act?: string;
}

export interface DraftStore {
  find(place: DraftPlace): Draft | undefined;
  keep(place: DraftPlace, draft: Draft): void;
  /** On save, and when the person throws the draft away. */
  remove(place: DraftPlace): void;
}

const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key): key is string => key?.startsWith(PREFIX) ?? false,
  );

const ownerPrefix = (userId: Identifier): string => `${PREFIX}${encodeURIComponent(userId)}:`;

/** Whether something that this person typed waits for them. */
export const hasDraftsOf = (storage: Storage, userId: Identifier): boolean =>
  keysOf(storage).some(key => key.startsWith(ownerPrefix(userId)));

/** Removes the drafts of everyone but this user; of all at sign-out, when no user is named. */
export const removeDraftsOfOthers = (storage: Storage, userId?: Identifier): void => {
  const own = userId === undefined ? undefined : ownerPrefix(userId);
  for (const key of keysOf(storage)) {
    if (own === undefined || !key.startsWith(own)) storage.removeItem(key);
  }
};

const isDraft = (value: unknown): value is Draft =>
  value !== null &&
  typeof value === 'object' &&
  'values' in value &&
  value.values !== null &&
  typeof value.values === 'object' &&
  'savedAt' in value &&
  typeof value.savedAt === 'number';

/**
 * Keeps what one user has typed, for each record, until it is saved: a reload or an ended session gives it back at
 * the same place. The storage is the tab's (`sessionStorage`), so that nothing outlives the tab.
 */
export const createDraftStore = (storage: Storage, userId: Identifier): DraftStore => {
  const keyOf = ({ resource, id, under = '', act = '' }: DraftPlace) => {
    const record =
      id === undefined ? `create${under && `:${encodeURIComponent(under)}`}` : `id=${id}`;
    return `${ownerPrefix(userId)}${encodeURIComponent(resource)}/${record}${act && `/${encodeURIComponent(act)}`}`;
  };
  return {
    find: place => {
      try {
        const draft: unknown = JSON.parse(storage.getItem(keyOf(place)) ?? 'null');
        return isDraft(draft) ? draft : undefined;
      } catch {
        return undefined;
      }
    },
    keep: (place, draft) => {
      try {
        storage.setItem(keyOf(place), JSON.stringify(draft));
      } catch {
        // A full storage must not stop anyone from typing.
      }
    },
    remove: place => storage.removeItem(keyOf(place)),
  };
};
