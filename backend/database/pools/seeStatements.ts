import type { ClientBase } from 'pg';
import { during, isObserved } from '../../observed/observers.ts';

type Done = (error: unknown, result?: unknown) => void;
type Send = (...given: unknown[]) => unknown;

const textOf = (statement: unknown): string => {
  const text = typeof statement === 'string' ? statement : (statement as { text?: unknown }).text;
  return typeof text === 'string' ? text : '';
};

/** Lets whoever watches see the statements of a connection: their text and how long they take, never what they were given. */
export const seeStatements = (client: ClientBase): void => {
  const send = client.query.bind(client) as unknown as Send;
  const seen: Send = (...given) => {
    if (!isObserved()) return send(...given);
    const step = { kind: 'statement', name: textOf(given[0]) } as const;
    const last = given.at(-1);
    if (typeof last !== 'function') return during(step, () => send(...given));
    // A callback, as the pool gives one for a statement of no transaction.
    const done = last as Done;
    during(
      step,
      () =>
        new Promise((fulfil, fail) => {
          send(...given.slice(0, -1), (error: unknown, result: unknown) =>
            error ? fail(error) : fulfil(result),
          );
        }),
    ).then(
      result => process.nextTick(done, null, result),
      (error: unknown) => process.nextTick(done, error),
    );
    return undefined;
  };
  client.query = seen as ClientBase['query'];
};
