import { sql, type Column, type SQL } from 'drizzle-orm';

/** A key that is one of many, as one value: a list of a hundred placeholders takes longer to write and to read than the rows. */
export const amongIds = (key: Column, ids: readonly number[]): SQL =>
  sql`${key} = any(${`{${ids.join(',')}}`}::bigint[])`;
