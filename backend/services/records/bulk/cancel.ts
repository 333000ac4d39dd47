import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { endJob } from '../../../jobs/endJob.ts';
import { bulkEditOrRefuse, presentBulkEdit } from './bulkEditOf.ts';

/** POST bulk-edits/{id}/cancel: waits for the rows that are being saved, then no more are begun. */
export const cancelBulkEdit: Verb<CallOf<'bulkEdits.cancel'>> = async context => {
  const { params, db, actor, audit, services } = context;
  const { edit } = await bulkEditOrRefuse(db, params.id, actor);
  const isStopped = edit.jobId !== null && (await endJob(services, db, edit.jobId, 'cancelled'));
  if (!isStopped) audit.nothingChanged();
  else await audit.record({ action: 'cancel', entity: 'bulk-edits', entityId: edit.id });
  return presentBulkEdit(await bulkEditOrRefuse(db, edit.id, actor));
};
