import { eq } from 'drizzle-orm';
import type { Text } from '#contract/model/types.ts';
import type { Actor } from '../../../calls/Actor.ts';
import type { Database } from '../../../database/client.ts';
import { bulkEdits, jobs } from '../../../database/schema/index.ts';
import { noOutcomes } from './bulkEditOf.ts';

export const jobKind = 'bulk-edit';

/** Queues a bulk change; the runner takes it once the transaction has ended. */
export const startJob = async (
  db: Database,
  bulkEditId: number,
  rows: number,
  actor: Pick<Actor, 'id' | 'token'>,
  now: Date,
  title: Text,
): Promise<void> => {
  const [job] = await db
    .insert(jobs)
    .values({
      kind: jobKind,
      payload: { bulkEditId, title },
      uniqueKey: `${jobKind}:${bulkEditId}`,
      progressTotal: rows,
      result: noOutcomes,
      runAt: now,
      createdBy: actor.id,
      tokenId: actor.token?.id ?? null,
    })
    .returning({ id: jobs.id });
  if (!job) throw new Error('The insert returned no job');
  await db.update(bulkEdits).set({ jobId: job.id }).where(eq(bulkEdits.id, bulkEditId));
};
