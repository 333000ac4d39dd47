import { sql } from 'drizzle-orm';
import type { RecordScreen } from '#contract/model/types.ts';
import { withoutEarlier } from '#contract/model/record/carriedValues.ts';
import { importRefusals } from '#contract/domain/messages/importFaults.ts';
import { withoutStoreNames } from '#contract/model/storeNames.ts';
import type { Audit } from '../../../../audit/createAudit.ts';
import { Refusal } from '../../../../calls/Refusal.ts';
import { records } from '../../../../database/schema/index.ts';
import { inBatches } from '../../../../imports/inBatches.ts';
import type { ImportWork } from '../../../../imports/Importer.ts';
import type { PlannedRecord } from './planRecords.ts';

const insertNew = async (
  lines: readonly PlannedRecord[],
  { resource }: RecordScreen,
  { db, actor }: ImportWork,
  audit: Audit,
): Promise<void> => {
  const rows = lines.map(({ record }) => withoutStoreNames(record));
  const created = (await db.execute(sql`
    insert into ${records} (resource, data, created_by, updated_by)
    select ${resource}, line.data, ${actor.id}::bigint, ${actor.id}::bigint
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as line (data) returning id`)) as {
    rows: { id: number | string }[];
  };
  await audit.record(
    ...created.rows.map(({ id }, at) => ({
      action: 'create' as const,
      entity: resource,
      entityId: id,
      version: 1,
      after: rows[at] ?? {},
    })),
  );
};

const updateKnown = async (
  lines: readonly PlannedRecord[],
  screen: RecordScreen,
  { db, actor, services }: ImportWork,
  audit: Audit,
): Promise<void> => {
  const rows = lines.map(({ stored, record, changes }) => ({
    id: Number(stored?.id),
    version: Number(stored?.['version']),
    data: withoutEarlier(screen, withoutStoreNames(record), Object.keys(changes)),
  }));
  const answer = await db.execute<{ id: unknown }>(sql`
    update ${records} set data = line.data, version = ${records.version} + 1,
      updated_at = ${services.now().toISOString()}::timestamptz, updated_by = ${actor.id}::bigint
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (id bigint, version integer, data jsonb)
    where ${records.id} = line.id and ${records.version} = line.version returning ${records.id}`);
  const written = (answer as { rows: unknown[] }).rows.length;
  if (written < rows.length) throw new Refusal('CONFLICT', importRefusals.changedMeanwhile);
  await audit.record(
    ...lines.map(({ stored }, at) => ({
      action: 'update' as const,
      entity: screen.resource,
      entityId: Number(stored?.id),
      version: Number(stored?.['version']) + 1,
      before: withoutStoreNames(stored ?? {}),
      after: rows[at]?.data ?? {},
    })),
  );
};

/** Saves the lines of a screen of the generic store, some hundred with one statement. */
export const storeRecords = async (
  lines: readonly PlannedRecord[],
  screen: RecordScreen,
  work: ImportWork,
  audit: Audit,
): Promise<void> => {
  const total = lines.length * 2;
  const changed = lines.filter(({ status }) => status === 'change');
  const created = lines.filter(({ status }) => status === 'create');
  await inBatches(
    changed,
    batch => updateKnown(batch, screen, work, audit),
    done => work.progress(lines.length + done, total),
  );
  await inBatches(
    created,
    batch => insertNew(batch, screen, work, audit),
    done => work.progress(lines.length + changed.length + done, total),
  );
};
