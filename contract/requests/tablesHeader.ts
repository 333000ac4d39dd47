/**
 * Header of each answer: the tables that a read was read from, or that a write wrote, with blanks between. Whatever the page holds
 * that was read from a table is old when a call wrote it (docs/decisions/0250-what-was-written-is-read-again.md). An answer without
 * it, such as that of a service elsewhere, may have to do with any table.
 */
export const tablesHeader = 'x-tables';
