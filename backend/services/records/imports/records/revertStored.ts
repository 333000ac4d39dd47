import { sql } from 'drizzle-orm';
import type { RecordScreen } from '#contract/model/types.ts';
import type { Audit } from '../../../../audit/createAudit.ts';
import { records } from '../../../../database/schema/index.ts';
import { inBatches } from '../../../../imports/inBatches.ts';
import type { ImportWork } from '../../../../imports/Importer.ts';
import { revertedCounts, type Standing } from './revertRecords.ts';

/** Former values come back, and what was created is marked as removed; versions go on, for open forms to notice. */
const setBack = (batch: readonly Standing[], { db, actor, services }: ImportWork) => {
  const rows = batch.map(({ written: { id, before } }) => ({ id: Number(id), data: before }));
  const at = services.now().toISOString();
  return db.execute(sql`
    update ${records} set data = coalesce(line.data, ${records.data}), version = ${records.version} + 1,
      deleted_at = case when line.data is null then ${at}::timestamptz end,
      updated_at = ${at}::timestamptz, updated_by = ${actor.id}::bigint
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (id bigint, data jsonb)
    where ${records.id} = line.id`);
};

/** Sets back what an import wrote in the generic store, some hundred records with one statement. */
export const revertStored = async (
  standing: readonly Standing[],
  { resource }: RecordScreen,
  work: ImportWork,
  audit: Audit,
) => {
  await inBatches(standing, async batch => {
    await setBack(batch, work);
    await audit.record(
      ...batch.map(({ written: { id, version = 0, before, after } }) => ({
        action: before ? ('update' as const) : ('delete' as const),
        entity: resource,
        entityId: id,
        version: version + 1,
        before: after,
        after: before,
      })),
    );
  });
  return revertedCounts(standing);
};
