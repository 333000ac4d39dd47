import { and, asc, gt, inArray, lte, sql } from 'drizzle-orm';
import { migrateRecord } from '#contract/model/migrate/migrateRecord.ts';
import type { RecordMigration } from '#contract/model/grammar/stored/recordMigration.ts';
import { movedFrom } from '#contract/model/migrate/movedFrom.ts';
import { changedMembers, type ChangedMembers } from '#contract/model/migrate/takeBackMembers.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import type { Values } from '#contract/rules/withValueAt.ts';
import type { Database } from '../../../database/client.ts';
import { records } from '../../../database/schema/index.ts';

/** Records of one statement: a part of a second, also on the embedded engine, which answers nobody else meanwhile. */
export const batchSize = 250;

/** A record, with what a migration makes of it. */
export interface MigratedRow {
  readonly id: number;
  readonly version: number;
  readonly stored: Values;
  readonly data: Values;
  /** Undefined where nothing of its fields changes. */
  readonly changed: ChangedMembers | undefined;
  /** The resource it comes from, where it comes from another. */
  readonly from: string | undefined;
  readonly kept: readonly string[];
}

interface Batch {
  readonly after: number;
  readonly until: number;
  readonly isLocked?: boolean;
}

/** All resources whose records a migration looks at; removed records come along, since they can be restored. */
export const resourcesOf = (migration: Pick<RecordMigration, 'resource' | 'steps'>) => [
  migration.resource,
  ...movedFrom(migration),
];

/** The next records of a migration in the order of their ids, with what becomes of them. */
export const nextRows = async (
  db: Database,
  screen: RecordScreen,
  migration: Pick<RecordMigration, 'resource' | 'steps'>,
  { after, until, isLocked = false }: Batch,
): Promise<readonly MigratedRow[]> => {
  const query = db
    .select({
      id: records.id,
      version: records.version,
      resource: records.resource,
      stored: sql<Values>`${records.data}`,
    })
    .from(records)
    .where(
      and(
        inArray(records.resource, resourcesOf(migration)),
        gt(records.id, after),
        lte(records.id, until),
      ),
    )
    .orderBy(asc(records.id))
    .limit(batchSize);
  const rows = await (isLocked ? query.for('update') : query);
  return rows.map(({ resource, ...row }) => {
    const { data, kept } = migrateRecord(migration.steps, screen, row.stored);
    const changed = data === row.stored ? undefined : changedMembers(row.stored, data);
    return {
      ...row,
      data,
      kept,
      changed,
      from: resource === screen.resource ? undefined : resource,
    };
  });
};

/** Counts of values that stay, by field, with those of some more records. */
export const withKept = (
  counts: Readonly<Record<string, number>>,
  rows: readonly { readonly kept: readonly string[] }[],
): Record<string, number> => {
  const sums = { ...counts };
  for (const field of rows.flatMap(({ kept }) => kept)) sums[field] = (sums[field] ?? 0) + 1;
  return sums;
};
