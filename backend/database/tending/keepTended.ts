import type { DatabaseClient } from '../client.ts';
import { tendTables } from './tendTables.ts';

const everyMilliseconds = 60_000;

/** Tends the tables of the embedded engine once a minute; any other PostgreSQL does so itself. @returns what ends it. */
export const keepTended = (
  { db, engine }: DatabaseClient,
  warn: (error: unknown) => void,
): (() => void) => {
  if (engine !== 'embedded') return () => undefined;
  const timer = setInterval(() => void tendTables(db).catch(warn), everyMilliseconds).unref();
  return () => clearInterval(timer);
};
