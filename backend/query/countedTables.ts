import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { tablesIn } from '../database/touchedTables.ts';

/** The tables that a statement names: what it finds changes with them alone. */
export const tablesOf = (select: PgSelect): string[] => tablesIn(select.toSQL().sql);

/** A list is asked for its number without its rows; with `noted`, out of which tables it would count, without counting. */
interface CountAlone {
  readonly noted?: Set<string>;
}

const asking = new AsyncLocalStorage<CountAlone>();

/** Whether a list is asked for its number alone. */
export const isCountAlone = (): boolean => asking.getStore() !== undefined;

/** Notes what would be counted. @returns false where it is to be counted */
export const noteCounted = (select: PgSelect): boolean => {
  const noted = asking.getStore()?.noted;
  if (!noted) return false;
  for (const table of tablesOf(select)) noted.add(table);
  return true;
};

/** Does some work that needs the number of a list and none of its rows: a page of it then reads none, nor what hangs on them. */
export const countAlone = <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
  asking.getStore() ? work() : asking.run({}, work);

/**
 * The tables out of which some work would count, found without counting: of any list, by whatever call it is answered, since
 * all of them count in one place (`countUpTo`).
 */
export const countedTables = async (work: () => Promise<unknown>): Promise<ReadonlySet<string>> => {
  const noted = new Set<string>();
  await asking.run({ noted }, work);
  return noted;
};
