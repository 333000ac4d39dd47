import { sql, type SQL } from 'drizzle-orm';
import type { Clock } from '../calls/Context.ts';

/**
 * The time by the server's clock, read whenever a statement that holds it is sent: what is over is so by one clock, not by
 * that of the database. An expression that is made once may hold it.
 */
export const momentOf = (now: Clock): SQL<Date> =>
  sql<Date>`${sql.param(now, { mapToDriverValue: clock => clock().toISOString() })}::timestamptz`;
