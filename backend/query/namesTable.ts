import { Column, is, SQL, type Table } from 'drizzle-orm';

/**
 * Whether an expression names a column of a table, so that the statement has to join it. A join that nothing names still
 * keeps PostgreSQL from answering out of an index alone.
 */
export const namesTable = (expression: unknown, table: Table): boolean => {
  if (is(expression, Column)) return expression.table === table;
  if (is(expression, SQL)) return expression.queryChunks.some(part => namesTable(part, table));
  return Array.isArray(expression) && expression.some(part => namesTable(part, table));
};
