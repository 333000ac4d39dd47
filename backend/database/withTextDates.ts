import { during } from '../observed/observers.ts';
import { types, type PGlite, type QueryOptions, type Transaction } from '@electric-sql/pglite';

/** Types that Drizzle reads by itself, from their text; the last five are lists, which the engine has no names for. */
const readByDrizzle = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  1231,
  1115,
  1185,
  1187,
  1182,
];

type Query = (text: string, params?: unknown[], options?: QueryOptions) => Promise<unknown>;

/** The same without readers of its own: `withTextDates` has given them to the engine once and for all. */
const plain =
  (query: Query): Query =>
  (text, params, options) =>
    during({ kind: 'statement', name: text }, () =>
      query(text, params, options?.rowMode ? { rowMode: options.rowMode } : {}),
    );

/**
 * The embedded engine for Drizzle alone. Drizzle says with each statement how dates are read, and the engine copies its
 * three hundred readers to add them, which takes longer than a small statement itself.
 */
export const withTextDates = (engine: PGlite): PGlite => {
  for (const type of readByDrizzle) engine.parsers[type] = text => text;
  const inside = (inner: Transaction): Transaction => {
    const own = Object.create(inner) as Transaction;
    const query = inner.query.bind(inner) as Query;
    own.query = plain(query) as Transaction['query'];
    return own;
  };
  return new Proxy(engine, {
    get: (target, name) => {
      if (name === 'query') return plain(target.query.bind(target) as Query);
      if (name === 'transaction')
        return (work: (inner: Transaction) => Promise<unknown>) =>
          target.transaction(inner => work(inside(inner)));
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value as () => unknown).bind(target) : value;
    },
  });
};
