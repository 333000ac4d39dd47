import { AsyncLocalStorage } from 'node:async_hooks';
import { getTableName, is, type Logger } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema/index.ts';

/** The tables that a call's statements named; the same statement may name one as both. */
export interface TouchedTables {
  readonly read: Set<string>;
  readonly written: Set<string>;
  /** What was written is not known: an earlier call wrote what is answered once more. */
  isUntold: boolean;
}

const tables = Object.values(schema).filter(one => is(one, PgTable));
const names: ReadonlySet<string> = new Set(tables.map(getTableName));

/** What triggers of a table write besides (`touchedTables.test.ts` holds it against those of the database). */
export const writtenByTriggers: Readonly<Record<string, readonly string[]>> = {
  accounts: ['opportunities'],
  ledger_entries: ['opportunities'],
  role_grants: ['sessions', 'users'],
  users: ['external_identities', 'factor_challenges', 'password_resets', 'sessions', 'user_tree'],
  wallet_entries: ['wallet_payments'],
};

/** By table, those whose rows go with its rows. */
let below: Map<string, string[]> | undefined;

const tablesBelow = (name: string): readonly string[] => {
  if (!below) {
    below = new Map();
    for (const table of tables)
      for (const { onDelete, reference } of getTableConfig(table).foreignKeys) {
        const above = getTableName(reference().foreignTable);
        if (onDelete === 'cascade' || onDelete === 'set null')
          below.set(above, [...(below.get(above) ?? []), getTableName(table)]);
      }
  }
  return below.get(name) ?? [];
};

/** All whose rows go with rows of a table, and what goes with those. */
const goneWith = (name: string, gone = new Set<string>()): ReadonlySet<string> => {
  for (const one of tablesBelow(name)) if (!gone.has(one)) goneWith(one, gone.add(one));
  return gone;
};

/** The tables that a statement names, each once. */
export const tablesIn = (statement: string): string[] => [
  ...new Set(statement.match(/\w+/g)?.filter(word => names.has(word))),
];

const writing = /\b(insert into|update|delete from)\s+"?(\w+)/gi;

const writtenIn = (statement: string): string[] =>
  [...statement.matchAll(writing)].flatMap(([, act = '', name = '']) => {
    if (!names.has(name)) return [];
    const gone = act.startsWith('d') ? goneWith(name) : [];
    return [name, ...gone, ...(writtenByTriggers[name] ?? [])];
  });

interface Named {
  readonly read: readonly string[];
  readonly written: readonly string[];
}

/** Statements are few and run often; those that name many values differ, so what is known is forgotten now and then. */
const mostKnown = 2_000;
const known = new Map<string, Named>();

const namedIn = (statement: string): Named => {
  const before = known.get(statement);
  if (before) return before;
  const found = { read: tablesIn(statement), written: writtenIn(statement) };
  if (known.size >= mostKnown) known.clear();
  known.set(statement, found);
  return found;
};

const noted = new AsyncLocalStorage<TouchedTables>();

/** Does some work and notes the tables that it names to the database, however deep. */
export const noteTables = <Result>(touched: TouchedTables, work: () => Result): Result =>
  noted.run(touched, work);

/** Says that the call which is answered wrote nothing now, and that what it stands for did. */
export const leaveUntold = (): void => {
  const touched = noted.getStore();
  if (touched) touched.isUntold = true;
};

/** Sees each statement before it is sent. */
export const touchLogger: Logger = {
  logQuery: statement => {
    const touched = noted.getStore();
    if (!touched) return;
    const { read, written } = namedIn(statement);
    for (const name of read) touched.read.add(name);
    for (const name of written) touched.written.add(name);
  },
};
