import { and, eq, isNull, sql } from 'drizzle-orm';
import { jobErrors } from '#contract/domain/jobs/jobErrors.ts';
import { transactionWithEffects } from '../../../database/transactionWithEffects.ts';
import { againAfterClash } from '../../../calls/againAfterClash.ts';
import type { RequestFacts } from '../../../calls/Context.ts';
import type { Database } from '../../../database/client.ts';
import { bulkEditRows, bulkEdits, jobs } from '../../../database/schema/index.ts';
import { endJob } from '../../../jobs/endJob.ts';
import { lease } from '../../../jobs/JobKind.ts';
import { tellJob } from '../../../jobs/tellJob.ts';
import { openSource } from '../../../records/source/openSource.ts';
import { saveTogether } from '../../../records/source/saveTogether.ts';
import { findActorOfJob } from '../../../session/findActorOfJob.ts';
import { applyRow, applyTogether, type RowResult } from './applyRow.ts';
import { noOutcomes, type Outcomes } from './bulkEditOf.ts';
import { bulkSourceSetting, type BulkSetting } from './BulkSetting.ts';

/** Rows of one transaction at most, and the milliseconds after which it takes no more: others wait that long. */
const mostRows = 50;
const longest = 100;

type Edit = typeof bulkEdits.$inferSelect;
type Row = typeof bulkEditRows.$inferSelect;

const nextRows = (db: Database, edit: Edit): Promise<Row[]> =>
  db
    .select()
    .from(bulkEditRows)
    .where(
      and(
        eq(bulkEditRows.bulkEditId, edit.id),
        eq(bulkEditRows.verdict, 'change'),
        isNull(bulkEditRows.outcome),
      ),
    )
    .orderBy(bulkEditRows.position)
    .limit(mostRows);

type Stored = RowResult & Pick<Row, 'position'>;

/** What became of the rows of a chunk, in one statement; what a result does not say stays as it was previewed. */
const storeResults = (db: Database, edit: Edit, results: readonly Stored[]) =>
  db.execute(sql`
    update ${bulkEditRows} set outcome = r.outcome, before = coalesce(r.before, ${bulkEditRows.before}),
      after = coalesce(r.after, ${bulkEditRows.after}), faults = r.faults, theirs = r.theirs,
      result_version = r."resultVersion"
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as r(position integer, outcome text,
      before jsonb, after jsonb, faults jsonb, theirs jsonb, "resultVersion" integer)
    where ${bulkEditRows.bulkEditId} = ${edit.id} and ${bulkEditRows.position} = r.position`);

const factsOf = (edit: Edit): RequestFacts => ({
  id: `bulk-edit-${edit.id}`,
  ip: '',
  userAgent: '',
  surface: edit.undoOf === null ? 'bulk' : 'revert',
  idempotencyKey: undefined,
});

/**
 * Saves the next rows of a job in one transaction together with how far it has come, so that no row is saved twice
 * whatever happens in between: straight to the table where the records are declared, one by one where one of them is
 * refused or a verb by hand keeps them. The person's rights are read again each time.
 * @returns false when nothing is left to do for this process.
 */
export const runChunk = (setting: BulkSetting, jobId: number, worker: string): Promise<boolean> =>
  againAfterClash(() =>
    transactionWithEffects(setting.services.db, async db => {
      const now = setting.services.now();
      const [job] = await db.select().from(jobs).where(eq(jobs.id, jobId)).for('update');
      if (job?.state !== 'running' || job.lockedBy !== worker) return false;
      const end = (state: 'done' | 'failed', facts: { error?: string } = {}) =>
        endJob(setting.services, db, jobId, state, facts);
      const [edit] = await db.select().from(bulkEdits).where(eq(bulkEdits.jobId, jobId));
      const actor = await findActorOfJob({ db, now: setting.services.now }, job);
      if (!edit || !actor) {
        await end('failed', { error: jobErrors.gone.message });
        return false;
      }
      const asker = { actor, db, request: factsOf(edit) };
      const around = bulkSourceSetting(setting, asker, edit.resource);
      const open = (inner: Database) => openSource({ ...around, db: inner });
      const source = open(db);
      if (!source.may('edit')) {
        await end('failed', { error: jobErrors.rights.message });
        return false;
      }
      const rows = await nextRows(db, edit);
      if (rows.length === 0) {
        await end('done');
        return false;
      }
      const stored = await source.readByIds(rows.map(({ recordId }) => recordId));
      const byId = new Map(stored.map(record => [String(record.id), record]));
      const outcomes = { ...noOutcomes, ...(job.result as Partial<Outcomes> | null) };
      const changes = rows.map(row => {
        const current = byId.get(row.recordId);
        return { row, current, isUndo: edit.undoOf !== null };
      });
      const together = await applyTogether(changes, save => saveTogether(around, 'update', save));
      const results: Stored[] = [];
      const take = (row: Row, result: RowResult) => {
        results.push({ ...result, position: row.position });
        outcomes[result.outcome] += 1;
      };
      const until = performance.now() + longest;
      for (const [at, change] of changes.entries()) {
        take(change.row, together?.[at] ?? (await applyRow(db, change, open)));
        if (!together && performance.now() > until) break;
      }
      await storeResults(db, edit, results);
      const [moved] = await db
        .update(jobs)
        .set({
          progress: sql`${jobs.progress} + ${results.length}`,
          result: outcomes,
          lockedUntil: new Date(now.getTime() + lease),
        })
        .where(eq(jobs.id, jobId))
        .returning();
      if (moved) await tellJob(setting.services.events, db, moved);
      return true;
    }),
  );
