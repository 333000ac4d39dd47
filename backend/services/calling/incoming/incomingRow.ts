import { and, eq } from 'drizzle-orm';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Services } from '../../../calls/Context.ts';
import { notFound } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { incomingCalls } from '../../../database/schema/index.ts';

export type IncomingRow = typeof incomingCalls.$inferSelect;

/** A line of one's own, locked. @throws Refusal NOT_FOUND for that of someone else */
export const lockOwnLine = async (
  db: Database,
  agentId: number,
  id: number,
): Promise<IncomingRow> => {
  const [row] = await db
    .select()
    .from(incomingCalls)
    .where(and(eq(incomingCalls.id, id), eq(incomingCalls.agentId, agentId)))
    .for('update');
  if (!row) throw notFound(notThere.call);
  return row;
};

/** Tells the open pages of an agent that their line rings, or rings no more. */
export const tellLine = (
  { db, services }: { readonly db: Database; readonly services: Services },
  agentId: number,
  { id, state }: Pick<IncomingRow, 'id' | 'state'>,
): Promise<void> =>
  services.events.publish(db, {
    topic: 'call',
    userId: agentId,
    payload: { incomingId: id, state },
    isPassing: true,
  });
