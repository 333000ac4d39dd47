import type { SQL } from 'drizzle-orm';
import { conditionToSql } from './conditionToSql.ts';
import type { FieldMap } from './QueryField.ts';
import { readFilter } from './readFilter.ts';

/**
 * What `filters=` asks for (decisions T63, T64, T68, T74); undefined when it narrows nothing.
 * @throws Refusal 400 when it cannot be read, or names what the list does not know.
 */
export const filterToSql = (filters: string | undefined, fields: FieldMap): SQL | undefined => {
  const condition = readFilter(filters);
  return condition === true ? undefined : conditionToSql(condition, fields);
};
