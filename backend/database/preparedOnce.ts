import type { Database } from './client.ts';

/**
 * A statement behind most requests: built once for each database, or transaction, instead of each time. It is read again
 * each time it is run. Statements are prepared without a name, because a pooler between console and database may give each
 * of them another connection.
 */
export const preparedOnce = <Statement>(prepare: (db: Database) => Statement) => {
  const known = new WeakMap<Database, Statement>();
  return (db: Database): Statement => {
    const statement = known.get(db) ?? prepare(db);
    known.set(db, statement);
    return statement;
  };
};
