import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './client.ts';

/** What leaves the console and cannot be taken back: a mail, a call, a payment link. */
type Effect = () => Promise<void>;

const waiting = new AsyncLocalStorage<Effect[]>();

/**
 * Opens a transaction, or a savepoint within one. Effects that are asked for in it wait until the outermost one is
 * committed; those of a transaction that is taken back never happen.
 * @throws what the first effect throws that fails; the transaction stands then.
 */
export const transactionWithEffects = async <Answer>(
  db: Database,
  work: (inner: Database) => Promise<Answer>,
): Promise<Answer> => {
  const around = waiting.getStore();
  const effects: Effect[] = [];
  const answer = await waiting.run(effects, () => db.transaction(work));
  if (around) around.push(...effects);
  else for (const effect of effects) await waiting.exit(effect);
  return answer;
};

/** Lets an effect happen when all that it depends on is committed; at once, where no transaction is open. */
export const afterCommit = (effect: Effect): Promise<void> => {
  const effects = waiting.getStore();
  if (!effects) return effect();
  effects.push(effect);
  return Promise.resolve();
};
