import type { PGlite, Results, Transaction } from '@electric-sql/pglite';
import { isCount } from './isCount.ts';
import { keepNewest } from './keepNewest.ts';
import { TableVersions } from './TableVersions.ts';

interface Remembered {
  readonly state: string;
  readonly answer: Promise<Results>;
}

type Query = (text: string, ...more: readonly unknown[]) => Promise<Results>;

/**
 * The embedded engine with a memory for counts: it runs in one process and one statement at a time, so a count stays true
 * until a statement writes to one of its tables. Counting 200,000 rows takes it 50 ms and more, and every page of a list
 * asks for the same number. What runs in a transaction is neither remembered nor answered from memory.
 */
export const rememberCounts = (engine: PGlite): PGlite => {
  const versions = new TableVersions();
  const counts = new Map<string, Remembered>();

  const query: Query = async (text, ...more) => {
    const run = () => (engine.query as Query).call(engine, text, ...more);
    if (!isCount(text)) {
      versions.note(text);
      return run();
    }
    const key = JSON.stringify([text, more[0]]);
    const state = versions.stateFor(text);
    const known = counts.get(key);
    if (known?.state === state) return known.answer;
    const answer = run();
    keepNewest(counts, key, { state, answer });
    answer.catch(() => counts.delete(key));
    return answer;
  };

  const transaction = async <Result>(
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> => {
    const texts: string[] = [];
    const noting = (inner: Transaction): Transaction =>
      new Proxy(inner, {
        get: (target, name) => {
          const value: unknown = Reflect.get(target, name);
          if (name !== 'query' && name !== 'exec') return value;
          return (text: string, ...more: readonly unknown[]) => {
            texts.push(text);
            return (value as Query).call(target, text, ...more);
          };
        },
      });
    try {
      return await engine.transaction(inner => work(noting(inner)));
    } finally {
      texts.forEach(text => versions.note(text));
    }
  };

  return new Proxy(engine, {
    get: (target, name) => {
      if (name === 'query') return query;
      if (name === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value as () => unknown).bind(target) : value;
    },
  });
};
