import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { idempotencyKeys } from '../database/schema/index.ts';
import { leaveUntold } from '../database/touchedTables.ts';
import { tell } from '../observed/observers.ts';
import { Refusal } from './Refusal.ts';

/** The same request whatever the order of its keys. Bytes of a file stand for themselves by their digest. */
const canonical = (value: unknown): unknown => {
  if (value instanceof Uint8Array)
    return { bytes: createHash('sha256').update(value).digest('base64url') };
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
  );
};

const digest = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(value)))
    .digest('base64url');

interface Intent {
  key: string;
  userId: number;
  callId: string;
  request: unknown;
  /** Fields of the answer that are kept nowhere. */
  shownOnce?: readonly string[] | undefined;
}

const withoutFields = (answer: unknown, fields: readonly string[]): unknown =>
  Object.fromEntries(Object.entries(answer as object).filter(([name]) => !fields.includes(name)));

/**
 * Runs an effect once per key, inside the caller's transaction: a second request with the key waits for the first and
 * gets its answer (checks M1 to M3). The key is free again when the effect fails.
 * @throws Refusal KEY_REUSED when the key came with another request before.
 */
export const runOnce = async <Answer>(
  db: Database,
  { key, userId, callId, request, shownOnce }: Intent,
  effect: () => Promise<Answer>,
): Promise<Answer> => {
  const requestHash = digest({ callId, request });
  const mine = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  const taken = await db
    .insert(idempotencyKeys)
    .values({ key, userId, callId, requestHash, state: 'running' })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (taken.length === 0) {
    const [earlier] = await db.select().from(idempotencyKeys).where(mine);
    if (earlier?.requestHash !== requestHash) {
      throw new Refusal(
        'KEY_REUSED',
        'This idempotency key has already been used for a different request.',
      );
    }
    leaveUntold();
    tell({ what: 'repeat', callId });
    return earlier.answer as Answer;
  }
  const answer = await effect();
  const kept = shownOnce ? withoutFields(answer, shownOnce) : answer;
  await db.update(idempotencyKeys).set({ answer: kept, state: 'done' }).where(mine);
  return answer;
};
