import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { notAllowed } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { readFilter } from '../../../query/readFilter.ts';
import { readSort } from '../../../records/source/readSort.ts';
import { bulkEditOrRefuse, presentBulkEdit } from './bulkEditOf.ts';
import { openBulkSource, type BulkSetting } from './BulkSetting.ts';
import { checkChanges } from './checkChanges.ts';
import { judgeRecords } from './judgeRecords.ts';
import { storePreview } from './storePreview.ts';
import { tryOut } from './tryOut.ts';

/** POST bulk-edits. */
export const previewBulkEdit =
  (setting: BulkSetting): Verb<CallOf<'bulkEdits.preview'>> =>
  async context => {
    const { body, actor, db } = context;
    const open = (inner: Database) =>
      openBulkSource(setting, { ...context, db: inner }, body.resource);
    const source = open(db);
    if (!source.may('list') || !source.may('edit')) throw notAllowed();
    const changes = checkChanges(source.screen, actor, body.changes);
    const { filters, search } = body;
    const sort = readSort(body.sort);
    const records = body.ids
      ? await source.readByIds(body.ids)
      : await source.readMatching({
          where: readFilter(filters),
          ...(search && { search }),
          ...(sort && { sort }),
        });
    const rows = await judgeRecords(source, records, changes);
    const tried = await tryOut(db, rows, open);
    const now = setting.services.now();
    const { screen } = source;
    const id = await storePreview(db, { screen, actorId: actor.id, changes, rows, tried, now });
    return presentBulkEdit(await bulkEditOrRefuse(db, id, actor));
  };
