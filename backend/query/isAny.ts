import { sql, type SQL } from 'drizzle-orm';

/**
 * Whether a select finds a row, looked up for one row of the statement after the other. With `exists` PostgreSQL may read
 * the whole other table before the first row is known, which a page or a bounded count never needs.
 * @param from what follows `select true`: tables and condition
 */
export const isAny = (from: SQL): SQL<boolean> =>
  sql<boolean>`coalesce((select true ${from} limit 1), false)`;
