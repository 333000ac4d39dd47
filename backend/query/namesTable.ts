import { Column, getTableName, is, SQL, type Table } from 'drizzle-orm';

/**
 * Whether an expression names a column of a table, so that the statement has to join it. A join that nothing names still
 * keeps PostgreSQL from answering out of an index alone.
 */
export const namesTable = (expression: unknown, table: Table): boolean => {
  // By its name: the columns of an alias each bring a table object of their own.
  if (is(expression, Column)) return getTableName(expression.table) === getTableName(table);
  if (is(expression, SQL)) return expression.queryChunks.some(part => namesTable(part, table));
  return Array.isArray(expression) && expression.some(part => namesTable(part, table));
};
