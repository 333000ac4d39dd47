import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { RecordMigration } from '#contract/model/grammar/stored/recordMigration.ts';
import { takeBackMembers } from '#contract/model/migrate/takeBackMembers.ts';
import type { Values } from '#contract/rules/withValueAt.ts';
import type { Services } from '../../../calls/Context.ts';
import type { Database } from '../../../database/client.ts';
import { recordMigrationRows, recordMigrations, records } from '../../../database/schema/index.ts';
import { transactionWithEffects } from '../../../database/transactionWithEffects.ts';
import { lockMigration, recordHistory, type StoredMigration } from './migrateChunk.ts';
import { batchSize } from './migratedRows.ts';
import { moveBelongingsBack } from './moveBelongings.ts';

/** The next records that a migration changed, as they are now and as they are to be. */
const nextBack = async (db: Database, { id, steps }: StoredMigration) => {
  const rows = await db
    .select({
      id: records.id,
      version: records.version,
      resource: records.resource,
      stored: sql<Values>`${records.data}`,
      movedFrom: recordMigrationRows.movedFrom,
      before: recordMigrationRows.before,
      after: recordMigrationRows.after,
    })
    .from(recordMigrationRows)
    .innerJoin(records, eq(records.id, recordMigrationRows.recordId))
    .where(eq(recordMigrationRows.migrationId, id))
    .orderBy(asc(records.id))
    .limit(batchSize)
    .for('update');
  return rows.map(({ before, after, ...row }) => ({
    ...row,
    ...takeBackMembers(row.stored, { before, after }, steps as RecordMigration['steps']),
    resource: row.movedFrom ?? row.resource,
  }));
};

type Back = Awaited<ReturnType<typeof nextBack>>;

const writeBack = async (db: Database, migration: StoredMigration, rows: Back): Promise<void> => {
  const lines = rows.map(({ id, data, resource }) => ({ id, data, resource }));
  await db.execute(sql`
    update ${records} set data = line.data, resource = line.resource, version = ${records.version} + 1
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (id bigint, data jsonb, resource text)
    where ${records.id} = line.id`);
  await db.delete(recordMigrationRows).where(
    sql`${recordMigrationRows.migrationId} = ${migration.id} and ${inArray(
      recordMigrationRows.recordId,
      rows.map(({ id }) => id),
    )}`,
  );
  await recordHistory(db, migration, 'migrate-record-back', rows);
};

/** Takes the next records of a migration back, as `migrateChunk` migrates them; what somebody changed since stays. */
export const takeBackChunk = (
  { db: usual, now }: Pick<Services, 'db' | 'now'>,
  id: number,
): Promise<boolean> =>
  transactionWithEffects(usual, async db => {
    const migration = await lockMigration(db, id, 'taking-back');
    if (!migration) return false;
    const rows = await nextBack(db, migration);
    if (rows.length > 0) await writeBack(db, migration, rows);
    else await moveBelongingsBack(db, migration.moved);
    const stayed = rows.reduce((sum, row) => sum + row.stayed, 0);
    await db
      .update(recordMigrations)
      .set({
        ...(rows.length === 0 && { state: 'taken-back', endedAt: now(), moved: [] }),
        changed: await db.$count(
          recordMigrationRows,
          eq(recordMigrationRows.migrationId, migration.id),
        ),
        ...(stayed > 0 && {
          keptIn: {
            ...migration.keptIn,
            'changed since': (migration.keptIn['changed since'] ?? 0) + stayed,
          },
        }),
        version: sql`${recordMigrations.version} + 1`,
      })
      .where(eq(recordMigrations.id, id));
    return rows.length > 0;
  });
