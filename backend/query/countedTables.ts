import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { tablesIn } from '../database/touchedTables.ts';

/** The tables that a statement names: what it finds changes with them alone. */
export const tablesOf = (select: PgSelect): string[] => tablesIn(select.toSQL().sql);

const asking = new AsyncLocalStorage<Set<string>>();

/** Whether a list is asked what it would count, in place of its rows. */
export const isAskedWhatItCounts = (): boolean => asking.getStore() !== undefined;

/** Notes what would be counted. @returns false where the rows themselves are asked for */
export const noteCounted = (select: PgSelect): boolean => {
  const noted = asking.getStore();
  if (!noted) return false;
  for (const table of tablesOf(select)) noted.add(table);
  return true;
};

/**
 * The tables out of which some work would count, found without counting: of any list, by whatever call it is answered, since
 * all of them count in one place (`countUpTo`).
 */
export const countedTables = async (work: () => Promise<unknown>): Promise<ReadonlySet<string>> => {
  const noted = new Set<string>();
  await asking.run(noted, work);
  return noted;
};
