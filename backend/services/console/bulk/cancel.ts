import { and, eq, inArray } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { jobs } from '../../../database/schema/index.ts';
import { bulkEditOrRefuse, presentBulkEdit } from './bulkEditOf.ts';

/** POST bulk-edits/{id}/cancel: waits for the rows that are being saved, then no more are begun. */
export const cancelBulkEdit: Verb<CallOf<'bulkEdits.cancel'>> = async context => {
  const { params, db, actor, audit, services } = context;
  const { edit } = await bulkEditOrRefuse(db, params.id, actor);
  const stopped =
    edit.jobId === null
      ? []
      : await db
          .update(jobs)
          .set({ state: 'cancelled', finishedAt: services.now(), lockedBy: null })
          .where(and(eq(jobs.id, edit.jobId), inArray(jobs.state, ['queued', 'running'])))
          .returning({ id: jobs.id });
  if (stopped.length === 0) audit.nothingChanged();
  else await audit.record({ action: 'cancel', entity: 'bulk-edits', entityId: edit.id });
  return presentBulkEdit(await bulkEditOrRefuse(db, edit.id, actor));
};
