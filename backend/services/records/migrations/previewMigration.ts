import { setImmediate } from 'node:timers/promises';
import { inArray, max } from 'drizzle-orm';
import type { RecordMigration } from '#contract/model/grammar/stored/recordMigration.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import type { Database } from '../../../database/client.ts';
import { records } from '../../../database/schema/index.ts';
import { nextRows, resourcesOf, withKept } from './migratedRows.ts';

/** What a migration would do now: records looked at, records that change, and values that would stay as they are, by field. */
export interface MigrationPreview {
  readonly seen: number;
  readonly changed: number;
  readonly keptIn: Readonly<Record<string, number>>;
}

/** The id of the last record that a migration looks at; 0 where there is none. */
export const lastIdOf = async (
  db: Database,
  migration: Pick<RecordMigration, 'resource' | 'steps'>,
): Promise<number> => {
  const [last] = await db
    .select({ id: max(records.id) })
    .from(records)
    .where(inArray(records.resource, resourcesOf(migration)));
  return last?.id ?? 0;
};

/** Works a migration out without writing anything, by the same function that runs it. */
export const previewMigration = async (
  db: Database,
  screen: RecordScreen,
  migration: Pick<RecordMigration, 'resource' | 'steps'>,
): Promise<MigrationPreview> => {
  const until = await lastIdOf(db, migration);
  let preview: MigrationPreview = { seen: 0, changed: 0, keptIn: {} };
  for (let after = 0; after < until;) {
    const rows = await nextRows(db, screen, migration, { after, until });
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
    preview = {
      seen: preview.seen + rows.length,
      changed: preview.changed + rows.filter(({ changed, from }) => changed ?? from).length,
      keptIn: withKept(preview.keptIn, rows),
    };
    await setImmediate();
  }
  return preview;
};
