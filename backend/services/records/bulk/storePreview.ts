import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { canonicalJson } from '#contract/domain/canonicalJson.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import type { Database } from '../../../database/client.ts';
import { bulkEditRows, bulkEdits } from '../../../database/schema/index.ts';
import type { Fields } from '../../../records/source/RecordSource.ts';
import type { JudgedRow } from './judgeRecords.ts';
import { summaryOf, titleOf } from './summary.ts';

interface Preview {
  readonly screen: RecordScreen;
  readonly actorId: number;
  readonly changes: Fields;
  readonly rows: readonly JudgedRow[];
  readonly tried: number;
  readonly now: Date;
}

/** Rows of one statement. */
const rowsAtOnce = 2000;
/** Nobody comes back to a preview of yesterday. */
const oneDay = 24 * 3_600_000;

const versionOf = ({ record }: JudgedRow): number | null => {
  const { version } = record;
  return typeof version === 'number' ? version : null;
};

export const fingerprintOf = (
  resource: string,
  changes: Fields,
  rows: readonly (readonly [id: string, version: number | null])[],
): string =>
  createHash('sha256').update(canonicalJson({ resource, changes, rows })).digest('base64url');

/** One parameter for all rows: thousands of them would take longer to bind than to store. */
const insertRows = (db: Database, id: number, rows: readonly object[]) =>
  db.execute(sql`
    insert into ${bulkEditRows} (bulk_edit_id, position, record_id, title, version, before, after, verdict, faults)
    select ${id}::bigint, r.position, r."recordId", r.title, r.version, r.before, r.after, r.verdict, r.faults
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      position integer, "recordId" text, title text, version integer,
      before jsonb, after jsonb, verdict text, faults jsonb)`);

/** Keeps what was previewed, row by row. @returns its id. */
export const storePreview = async (
  db: Database,
  { screen, actorId, changes, rows, tried, now }: Preview,
): Promise<number> => {
  const { resource } = screen;
  const seen = rows.map(row => [String(row.record.id), versionOf(row)] as const);
  await db
    .delete(bulkEdits)
    .where(
      and(
        eq(bulkEdits.createdBy, actorId),
        isNull(bulkEdits.jobId),
        lt(bulkEdits.createdAt, new Date(now.getTime() - oneDay)),
      ),
    );
  return db.transaction(async transaction => {
    const [stored] = await transaction
      .insert(bulkEdits)
      .values({
        resource,
        changes: { ...changes },
        fingerprint: fingerprintOf(resource, changes, seen),
        summary: summaryOf(screen, rows, tried),
        createdBy: actorId,
        createdAt: now,
      })
      .returning({ id: bulkEdits.id });
    if (!stored) throw new Error('The insert returned no preview');
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      const some = rows.slice(start, start + rowsAtOnce).map((row, index) => ({
        position: start + index,
        recordId: String(row.record.id),
        title: titleOf(screen, row.record),
        version: versionOf(row),
        before: row.before,
        after: row.after,
        verdict: row.verdict,
        ...(row.faults.length > 0 && { faults: row.faults }),
      }));
      await insertRows(transaction, stored.id, some);
    }
    return stored.id;
  });
};
