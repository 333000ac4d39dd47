import { sql, type SQL } from 'drizzle-orm';

/** Numbers that the code knows, such as statuses, as a statement lists them after `in`; ids of rows go through `amongIds`. */
export const constantList = (ids: readonly number[]): SQL => sql.raw(`(${ids.join(', ')})`);
