import { and, count, eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { toPage } from '#contract/calls/paging.ts';
import { hiddenFields } from '#contract/model/rights/screenAccess.ts';
import type { Verb } from '../../../calls/Context.ts';
import { bulkEditRows } from '../../../database/schema/index.ts';
import { recordScreen } from '../../../records/source/openSource.ts';
import { bulkEditOrRefuse } from './bulkEditOf.ts';
import type { BulkSetting } from './BulkSetting.ts';

/** GET bulk-edits/{id}/rows. Fields that the person may not see any more are left out. */
export const listBulkEditRows =
  ({ screens }: BulkSetting): Verb<CallOf<'bulkEdits.rows'>> =>
  async ({ params, query, db, actor }) => {
    const { edit } = await bulkEditOrRefuse(db, params.id, actor);
    const { verdict, outcome, page = 0, pageSize = 20 } = query;
    const hidden = new Set(hiddenFields(recordScreen(screens, edit.resource), actor.roleCodes));
    const shown = (fields: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(fields).filter(([name]) => !hidden.has(name)));
    const where = and(
      eq(bulkEditRows.bulkEditId, edit.id),
      verdict && eq(bulkEditRows.verdict, verdict),
      outcome && eq(bulkEditRows.outcome, outcome),
    );
    const rows = await db
      .select()
      .from(bulkEditRows)
      .where(where)
      .orderBy(bulkEditRows.position)
      .limit(pageSize)
      .offset(page * pageSize);
    const [total] = await db.select({ count: count() }).from(bulkEditRows).where(where);
    const results = rows.map(row => ({
      recordId: row.recordId,
      title: row.title,
      before: shown(row.before),
      after: shown(row.after),
      verdict: row.verdict,
      faults: row.faults ?? [],
      ...(row.outcome && { outcome: row.outcome }),
      ...(row.theirs && { theirs: shown(row.theirs) }),
    }));
    return toPage(results, total?.count ?? 0, page, pageSize);
  };
