import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { BulkEdit } from '#contract/calls/records/bulk.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Actor } from '../../../calls/Actor.ts';
import { notFound } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { bulkEdits, jobs } from '../../../database/schema/index.ts';
import type { Summary } from './summary.ts';

export type Outcomes = BulkEdit['outcomes'];

export const noOutcomes: Outcomes = {
  changed: 0,
  merged: 0,
  same: 0,
  conflict: 0,
  refused: 0,
  gone: 0,
};

const takenBack = alias(bulkEdits, 'taken_back');

const select = (db: Database, id: number, actor: Pick<Actor, 'id'>) =>
  db
    .select({ edit: bulkEdits, job: jobs, undoneBy: takenBack.id })
    .from(bulkEdits)
    .leftJoin(jobs, eq(jobs.id, bulkEdits.jobId))
    .leftJoin(takenBack, eq(takenBack.undoOf, bulkEdits.id))
    .where(and(eq(bulkEdits.id, id), eq(bulkEdits.createdBy, actor.id)));

export type BulkEditRecord = Awaited<ReturnType<typeof select>>[number];

/** A bulk change of the person. @throws Refusal NOT_FOUND, also for one of someone else. */
export const bulkEditOrRefuse = async (
  db: Database,
  id: number,
  actor: Pick<Actor, 'id'>,
): Promise<BulkEditRecord> => {
  const [found] = await select(db, id, actor);
  if (!found) throw notFound(notThere.bulkEdit);
  return found;
};

/** Keeps others from starting or taking back the same change until the transaction ends. */
export const lockBulkEdit = (db: Database, id: number) =>
  db.execute(sql`select 1 from ${bulkEdits} where ${bulkEdits.id} = ${id} for update`);

export const presentBulkEdit = ({ edit, job, undoneBy }: BulkEditRecord): BulkEdit => ({
  id: edit.id,
  resource: edit.resource,
  changes: edit.changes,
  fingerprint: edit.fingerprint,
  state: job?.state ?? 'previewed',
  ...(edit.summary as Summary),
  progress: job?.progress ?? 0,
  outcomes: { ...noOutcomes, ...(job?.result as Partial<Outcomes> | null) },
  ...(job?.error && { error: job.error }),
  ...(edit.undoOf !== null && { undoOf: edit.undoOf }),
  ...(undoneBy !== null && { undoneBy }),
});
