import { and, eq, sql } from 'drizzle-orm';
import type { RecordMigration } from '#contract/model/grammar/stored/recordMigration.ts';
import { movedFrom } from '#contract/model/migrate/movedFrom.ts';
import type { Database } from '../../../database/client.ts';
import {
  drafts,
  exportSchedules,
  files,
  savedViews,
  viewDefaults,
} from '../../../database/schema/index.ts';

type Plan = Pick<RecordMigration, 'resource' | 'steps'>;

/** Tables that name a screen, apart from records; what one person has twice stays where it is, under its old name. */
const followers = [
  { table: savedViews, same: ['user_id', 'name'] },
  { table: viewDefaults, same: ['user_id', 'role_code'] },
  { table: drafts, same: ['user_id', 'record_key'] },
  { table: exportSchedules, same: [] },
  { table: files, same: [] },
] as const;

const moveAll = async (db: Database, from: string, to: string): Promise<void> => {
  for (const { table, same } of followers) {
    const alike = same.map(column => sql.raw(`other.${column} is not distinct from own.${column}`));
    const isTaken = sql`exists (select 1 from ${table} as other where other.resource = ${to} and ${sql.join(alike, sql` and `)})`;
    await db.execute(
      sql`update ${table} as own set resource = ${to} where own.resource = ${from} ${
        same.length > 0 ? sql`and not ${isTaken}` : sql``
      }`,
    );
  }
};

const renameFiles = async (db: Database, resource: string, from: string, to: string) => {
  await db
    .update(files)
    .set({ field: to })
    .where(and(eq(files.resource, resource), eq(files.field, from)));
};

/**
 * What goes with the records of a screen: saved views, the view a list opens with, drafts, lists by mail and files follow a
 * resource that has another name; files follow a field.
 */
export const moveBelongings = async (db: Database, plan: Plan): Promise<void> => {
  for (const from of movedFrom(plan)) await moveAll(db, from, plan.resource);
  for (const step of plan.steps)
    if (step.do === 'rename') await renameFiles(db, plan.resource, step.field, step.to);
};

/** The same back. */
export const moveBelongingsBack = async (db: Database, plan: Plan): Promise<void> => {
  for (const step of plan.steps.toReversed())
    if (step.do === 'rename') await renameFiles(db, plan.resource, step.to, step.field);
  for (const from of movedFrom(plan)) await moveAll(db, plan.resource, from);
};
