import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query';
import type { HttpClient } from '../http/createHttpClient.ts';
import { authKey, filesKey, nameOfKey } from './keys.ts';

/** Milliseconds for which acts that follow each other are waited for, so that what they change is read once. */
const longest = 500;
const pause = 25;

/** Rights have a rule of their own (`x-role-version`), and no write changes screen files. */
const lasting: readonly unknown[] = [authKey()[0], filesKey()[0]];

/** React-Admin puts a record that it saved into all lists, where it may belong no more, and others beside it. */
const isOfRows = ({ queryKey: [, verb] }: Query): boolean =>
  verb === 'getList' || verb === 'getMany' || verb === 'getManyReference';

const mayBeOld = ({ queryKey }: Query): boolean => !lasting.includes(queryKey[0]);

/** Has all that is shown read again: for what others wrote, such as a job, and nobody told. */
export const readAllAgain = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: mayBeOld });

interface Reader {
  readonly read: () => Promise<void>;
  readonly leave: (query: Query) => void;
}

const readers = new WeakMap<QueryClient, Reader>();

/** Reads what an act made old before the act is over. Fulfilled when it is there: for pages that would show the old state meanwhile. */
export const readNow = (queries: QueryClient): Promise<void> =>
  readers.get(queries)?.read() ?? Promise.resolve();

/** Leaves answers as they are shown; they are read when they are opened again. */
export const leaveShown = (queries: QueryClient, filters: QueryFilters): void => {
  for (const query of queries.getQueryCache().findAll(filters)) readers.get(queries)?.leave(query);
  void queries.invalidateQueries({ ...filters, refetchType: 'none' });
};

/**
 * The one rule by which the page follows what it writes (docs/decisions/0250-what-was-written-is-read-again.md). With the answer to a write
 * all that was read from the tables that it wrote is old; what of it is shown is read again once the act is over, but for what the act
 * itself put into the cache (`setQueryData`). What a write without an answer may have done is read with the next. @returns what ends it
 */
export const readAgainAfterWrites = (
  queries: QueryClient,
  { onWrite }: Pick<HttpClient, 'onWrite'>,
): (() => void) => {
  /** With how often each was filled when it became old. */
  const old = new Map<Query, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const read = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const asked = new Map(old);
    old.clear();
    return queries.invalidateQueries({
      predicate: query =>
        asked.has(query) && (isOfRows(query) || asked.get(query) === query.state.dataUpdateCount),
    });
  };
  const readWhenOver = (since: number): void => {
    const isBusy = queries.isMutating() > 0 && Date.now() - since < longest;
    if (isBusy) timer = setTimeout(readWhenOver, pause, since);
    else void read();
  };

  const end = onWrite((isOld, isDone) => {
    const predicate = (query: Query) => mayBeOld(query) && isOld(nameOfKey(query.queryKey));
    for (const query of queries.getQueryCache().findAll({ predicate }))
      old.set(query, query.state.dataUpdateCount);
    void queries.invalidateQueries({ predicate, refetchType: 'none' });
    if (isDone) timer ??= setTimeout(readWhenOver, 0, Date.now());
  });
  readers.set(queries, { read, leave: query => void old.delete(query) });
  return () => {
    clearTimeout(timer);
    readers.delete(queries);
    end();
  };
};
