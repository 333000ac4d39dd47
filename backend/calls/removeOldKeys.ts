import { lt } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { idempotencyKeys } from '../database/schema/index.ts';

/** How long a key has one effect: a day (docs/decisions/0005-gateway.md). */
export const keyLife = 24 * 60 * 60_000;

/** Forgets keys, and the answers kept with them, that are older than their life; each sign-in sweeps. */
export const removeOldKeys = async (db: Database, now: Date): Promise<void> => {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keyLife)));
};
