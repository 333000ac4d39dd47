import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { notAllowed, Refusal } from '../../../calls/Refusal.ts';
import { bulkEditOrRefuse, lockBulkEdit, presentBulkEdit } from './bulkEditOf.ts';
import { recordScreen } from '../../../records/source/openSource.ts';
import { openBulkSource, type BulkSetting } from './BulkSetting.ts';
import { startJob } from './startJob.ts';
import type { Summary } from './summary.ts';

/** POST bulk-edits/{id}/apply. A second request finds the first one's work, so there is one effect. */
export const applyBulkEdit =
  (setting: BulkSetting): Verb<CallOf<'bulkEdits.apply'>> =>
  async context => {
    const { params, body, db, actor, audit } = context;
    await lockBulkEdit(db, params.id);
    const found = await bulkEditOrRefuse(db, params.id, actor);
    const { edit } = found;
    if (edit.fingerprint !== body.fingerprint)
      throw new Refusal('CONFLICT', 'The change differs from the preview. Preview it again.');
    if (edit.jobId !== null) {
      audit.nothingChanged();
      return presentBulkEdit(found);
    }
    if (!openBulkSource(setting, context, edit.resource).may('edit')) throw notAllowed();
    const { counts } = edit.summary as Summary;
    await startJob(
      db,
      edit.id,
      counts.change,
      actor,
      setting.services.now(),
      recordScreen(setting.screens, edit.resource).label.other,
    );
    await audit.record({
      action: 'apply',
      entity: 'bulk-edits',
      entityId: edit.id,
      after: { resource: edit.resource, changes: edit.changes, records: counts.change },
    });
    return presentBulkEdit(await bulkEditOrRefuse(db, edit.id, actor));
  };
