import { and, eq, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { refusals } from '#contract/domain/messages/refusals.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import type { Values } from '#contract/rules/withValueAt.ts';
import type { Context } from '../calls/Context.ts';
import { Refusal } from '../calls/Refusal.ts';
import { records } from '../database/schema/index.ts';
import type { ByAction } from './checkBody.ts';
import { bindFiles, hasFiles } from './fileFaults.ts';
import { preparedRecord, type Surroundings } from './preparedRecord.ts';
import { keptFields, presentRecord, rowOrRefuse, type RecordRow } from './recordRows.ts';
import { refuseUnapproved } from './refuseUnapproved.ts';

/** 409 with the record as it is now, for who has seen an earlier version of it. */
export const staleVersion = (current: unknown): Refusal =>
  new Refusal('STALE_VERSION', refusals.stale, { current });

interface Replaced {
  readonly screen: RecordScreen;
  readonly row: RecordRow;
  /** The fields as they would be stored. */
  readonly fields: Values;
  /** The action that sets them, under whose name its change is in history. Default: a person changes them. */
  readonly by?: ByAction;
}

/**
 * Stores fields in the place of what a record holds, under its rules and with its history, unless that is what it holds.
 * @returns the row as it is then
 * @throws Refusal VALIDATION_FAILED for what the screen does not allow; STALE_VERSION when the row was changed meanwhile.
 */
export const replaceRecord = async (
  { screen, row, fields, by }: Replaced,
  context: Pick<Context, 'actor' | 'audit' | 'db' | 'isApproved' | 'request' | 'services'>,
  around: Surroundings,
): Promise<RecordRow> => {
  const { actor, audit, db, services } = context;
  const { id, version, createdById } = row;
  const previous = keptFields(row, screen);
  const record = await preparedRecord(
    { screen, fields, previous, id, createdById, by },
    context,
    around,
  );
  refuseUnapproved(screen, context, fields, previous);
  if (isDeepStrictEqual(record, previous)) {
    audit.nothingChanged();
    return row;
  }
  const written = await db
    .update(records)
    .set({ data: record, version: sql`${records.version} + 1`, updatedBy: actor.id })
    .where(and(eq(records.id, id), eq(records.version, version)))
    .returning({ id: records.id });
  const after = await rowOrRefuse(db, screen, id, sql`true`);
  if (written.length === 0) throw staleVersion(presentRecord(after, screen, actor));
  if (hasFiles(screen)) await bindFiles(screen, id, record, { db, now: services.now() });
  await audit.record({
    action: by && !by.isTakenBack ? { named: by.action } : 'update',
    entity: screen.resource,
    entityId: id,
    version: after.version,
    before: previous,
    after: record,
  });
  return after;
};
