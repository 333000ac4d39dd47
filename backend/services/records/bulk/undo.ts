import { sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { notAllowed, Refusal } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { bulkEditRows, bulkEdits } from '../../../database/schema/index.ts';
import {
  bulkEditOrRefuse,
  lockBulkEdit,
  noOutcomes,
  presentBulkEdit,
  type Outcomes,
} from './bulkEditOf.ts';
import { recordScreen } from '../../../records/source/openSource.ts';
import { openBulkSource, type BulkSetting } from './BulkSetting.ts';
import { startJob } from './startJob.ts';
import { fingerprintOf } from './storePreview.ts';

/** The rows that were changed, the other way round. */
const turnRound = (db: Database, from: number, to: number) =>
  db.execute(sql`
    insert into ${bulkEditRows} (bulk_edit_id, position, record_id, title, version, before, after, verdict)
    select ${to}::bigint, position, record_id, title, result_version, after, before, 'change'
    from ${bulkEditRows} where bulk_edit_id = ${from} and outcome in ('changed', 'merged')`);

/** POST bulk-edits/{id}/undo: a change of its own, with its own progress, which history calls a revert. */
export const undoBulkEdit =
  (setting: BulkSetting): Verb<CallOf<'bulkEdits.undo'>> =>
  async context => {
    const { params, db, actor, audit } = context;
    await lockBulkEdit(db, params.id);
    const { edit, job, undoneBy } = await bulkEditOrRefuse(db, params.id, actor);
    if (undoneBy !== null) {
      audit.nothingChanged();
      return presentBulkEdit(await bulkEditOrRefuse(db, undoneBy, actor));
    }
    if (!job || job.state === 'queued' || job.state === 'running')
      throw new Refusal('CONFLICT', 'Only a change that has finished can be undone.');
    if (!openBulkSource(setting, context, edit.resource).may('edit')) throw notAllowed();
    const { changed, merged } = { ...noOutcomes, ...(job.result as Partial<Outcomes> | null) };
    const counts = { change: changed + merged, blocked: 0, forbidden: 0, unchanged: 0 };
    const now = setting.services.now();
    const [stored] = await db
      .insert(bulkEdits)
      .values({
        resource: edit.resource,
        changes: {},
        fingerprint: fingerprintOf(edit.resource, { undoOf: edit.id }, []),
        summary: { counts, reasons: [], tried: 0 },
        undoOf: edit.id,
        createdBy: actor.id,
        createdAt: now,
      })
      .returning({ id: bulkEdits.id });
    if (!stored) throw new Error('The insert returned no bulk change');
    await turnRound(db, edit.id, stored.id);
    await startJob(
      db,
      stored.id,
      counts.change,
      actor,
      now,
      recordScreen(setting.screens, edit.resource).label.other,
    );
    await audit.record({
      action: 'undo',
      entity: 'bulk-edits',
      entityId: edit.id,
      after: { resource: edit.resource, records: counts.change },
    });
    return presentBulkEdit(await bulkEditOrRefuse(db, stored.id, actor));
  };
