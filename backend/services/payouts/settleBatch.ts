import { and, eq, sql } from 'drizzle-orm';
import { payoutBatches, payoutLines } from '../../database/schema/index.ts';
import type { InWrite } from '../../tables/Declaration.ts';

/** Ends a batch once the bank has answered its last line. */
export const settleBatch = async (
  { db, actor, services, audit }: InWrite,
  batchId: number,
): Promise<void> => {
  const [waiting] = await db
    .select({ id: payoutLines.id })
    .from(payoutLines)
    .where(and(eq(payoutLines.batchId, batchId), eq(payoutLines.state, 'waiting')))
    .limit(1);
  if (waiting) return;
  const [row] = await db
    .update(payoutBatches)
    .set({
      status: 'settled',
      settledAt: services.now(),
      version: sql`${payoutBatches.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(payoutBatches.id, batchId))
    .returning({ version: payoutBatches.version });
  await audit.record({
    action: 'close',
    entity: 'payout-batches',
    entityId: batchId,
    version: row?.version ?? 1,
    before: { status: 'sent' },
    after: { status: 'settled' },
  });
};
