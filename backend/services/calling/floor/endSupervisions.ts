import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/client.ts';
import { supervisions } from '../../../database/schema/index.ts';

/** Nobody hears a call that is over. */
export const endSupervisions = async (db: Database, callId: number, at: Date): Promise<void> => {
  await db
    .update(supervisions)
    .set({ endedAt: sql`greatest(${at}, ${supervisions.startedAt})` })
    .where(and(eq(supervisions.callId, callId), isNull(supervisions.endedAt)));
};
