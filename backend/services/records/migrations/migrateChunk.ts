import { eq, sql } from 'drizzle-orm';
import type { RecordMigration } from '#contract/model/grammar/stored/recordMigration.ts';
import type { migrationActs } from '#contract/domain/records/migrationActs.ts';
import type { Values } from '#contract/rules/withValueAt.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { createAudit } from '../../../audit/createAudit.ts';
import type { Services } from '../../../calls/Context.ts';
import type { Database } from '../../../database/client.ts';
import { recordMigrationRows, recordMigrations, records } from '../../../database/schema/index.ts';
import { transactionWithEffects } from '../../../database/transactionWithEffects.ts';
import { nextRows, withKept, type MigratedRow } from './migratedRows.ts';

export type StoredMigration = typeof recordMigrations.$inferSelect;

/** The migration, locked, while it is in a state: two processes never do the same chunk. */
export const lockMigration = async (
  db: Database,
  id: number,
  state: StoredMigration['state'],
): Promise<StoredMigration | undefined> => {
  const [row] = await db
    .select()
    .from(recordMigrations)
    .where(eq(recordMigrations.id, id))
    .for('update');
  return row?.state === state ? row : undefined;
};

interface Changed {
  readonly id: number;
  /** As it was before. */
  readonly version: number;
  readonly stored: Values;
  readonly data: Values;
}

/** Writes the history of what a migration changed, which is nobody's act. */
export const recordHistory = (
  db: Database,
  { name }: StoredMigration,
  action: (typeof migrationActs)[number],
  rows: readonly (Changed & { readonly resource: string })[],
): Promise<void> =>
  createAudit(db, undefined, { id: `record-migration-${name}`, surface: 'job' }).record(
    ...rows.map(({ id, version, resource, stored, data }) => ({
      action,
      entity: resource,
      entityId: id,
      version: version + 1,
      before: stored,
      after: data,
    })),
  );

const isChanged = ({ changed, from }: MigratedRow): boolean =>
  changed !== undefined || from !== undefined;

/** When a record was changed, and by whom, stays as it was: lists keep their order. */
const writeRows = async (
  db: Database,
  migration: StoredMigration,
  screen: RecordScreen,
  rows: readonly MigratedRow[],
): Promise<void> => {
  const lines = rows.map(({ id, data, changed, from }) => ({
    id,
    data,
    from,
    before: changed?.before ?? {},
    after: changed?.after ?? {},
  }));
  const told = sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (id bigint, data jsonb, "from" text, before jsonb, after jsonb)`;
  await db.execute(sql`
    update ${records} set data = line.data, resource = ${screen.resource}, version = ${records.version} + 1
    from ${told} where ${records.id} = line.id`);
  await db.execute(sql`
    insert into ${recordMigrationRows} (migration_id, record_id, moved_from, before, after)
    select ${migration.id}::bigint, line.id, line."from", line.before, line.after from ${told}
    on conflict (migration_id, record_id) do nothing`);
  const { resource } = screen;
  await recordHistory(
    db,
    migration,
    'migrate-record',
    rows.map(row => ({ ...row, resource })),
  );
};

/**
 * Migrates the next records in one transaction together with how far it came, so that a process that dies leaves nothing half
 * done and repeats nothing. @returns false when nothing is left, or another process ended it
 */
export const migrateChunk = (
  { db: usual, now }: Pick<Services, 'db' | 'now'>,
  screen: RecordScreen,
  id: number,
): Promise<boolean> =>
  transactionWithEffects(usual, async db => {
    const migration = await lockMigration(db, id, 'running');
    if (!migration) return false;
    const steps = migration.steps as RecordMigration['steps'];
    const plan = { resource: migration.resource, steps };
    const { cursor: after, until } = migration;
    const rows = await nextRows(db, screen, plan, { after, until, isLocked: true });
    const changed = rows.filter(isChanged);
    if (changed.length > 0) await writeRows(db, migration, screen, changed);
    const last = rows.at(-1);
    await db
      .update(recordMigrations)
      .set({
        ...(last ? { cursor: last.id } : { state: 'done', endedAt: now() }),
        // Those of an earlier run that was not taken back wholly count, too.
        changed: await db.$count(recordMigrationRows, eq(recordMigrationRows.migrationId, id)),
        seen: migration.seen + rows.length,
        keptIn: withKept(migration.keptIn, rows),
        version: sql`${recordMigrations.version} + 1`,
      })
      .where(eq(recordMigrations.id, id));
    return last !== undefined;
  });
