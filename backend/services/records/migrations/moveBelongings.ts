import { sql, type SQL } from 'drizzle-orm';
import type { RecordMigration } from '#contract/model/grammar/stored/recordMigration.ts';
import { movedFrom } from '#contract/model/migrate/movedFrom.ts';
import type { Database } from '../../../database/client.ts';
import type { MovedRows } from '../../../database/schema/index.ts';

type Plan = Pick<RecordMigration, 'resource' | 'steps'>;
type Wish = Omit<MovedRows, 'ids'> & { readonly where: SQL };

/** Tables that name a screen, apart from records; what one person has twice stays where it is, under its old name. */
const followers: readonly {
  readonly table: MovedRows['table'];
  readonly same: readonly string[];
}[] = [
  { table: 'saved_views', same: ['user_id', 'name'] },
  { table: 'view_defaults', same: ['user_id', 'role_code'] },
  { table: 'drafts', same: ['user_id', 'record_key'] },
  { table: 'export_schedules', same: [] },
  { table: 'files', same: [] },
];

const move = async (db: Database, { table, column, from, to, where }: Wish): Promise<MovedRows> => {
  const name = sql.identifier(column);
  const { rows } = (await db.execute(sql`
    update ${sql.identifier(table)} as own set ${name} = ${to}
    where own.${name} = ${from} and ${where} returning own.id`)) as { rows: { id: unknown }[] };
  return { table, column, from, to, ids: rows.map(({ id }) => String(id)) };
};

/** Nothing of the same person under the new name already. */
const isFree = (table: string, same: readonly string[], to: string): SQL => {
  if (same.length === 0) return sql`true`;
  const alike = same.map(column => {
    const name = sql.identifier(column);
    return sql`other.${name} is not distinct from own.${name}`;
  });
  return sql`not exists (select 1 from ${sql.identifier(table)} as other
    where other.resource = ${to} and ${sql.join(alike, sql` and `)})`;
};

const wishesOf = ({ resource, steps }: Plan): readonly Wish[] => [
  ...movedFrom({ steps }).flatMap(from =>
    followers.map(({ table, same }) => ({
      table,
      column: 'resource' as const,
      from,
      to: resource,
      where: isFree(table, same, resource),
    })),
  ),
  ...steps.flatMap(step =>
    step.do === 'rename'
      ? [
          {
            table: 'files' as const,
            column: 'field' as const,
            from: step.field,
            to: step.to,
            where: sql`own.resource = ${resource}`,
          },
        ]
      : [],
  ),
];

/**
 * What goes with the records of a screen as soon as the release is there: saved views, the view a list opens with, drafts, lists by mail
 * and files follow a resource that has another name; files follow a field.
 * @returns what was moved
 */
export const moveBelongings = async (db: Database, plan: Plan): Promise<readonly MovedRows[]> => {
  const moved: MovedRows[] = [];
  for (const wish of wishesOf(plan)) moved.push(await move(db, wish));
  return moved.filter(({ ids }) => ids.length > 0);
};

/** The same rows back, and no others: what came since belongs to the screen of today. */
export const moveBelongingsBack = async (
  db: Database,
  moved: readonly MovedRows[],
): Promise<void> => {
  for (const { table, column, from, to, ids } of moved.toReversed())
    await move(db, {
      table,
      column,
      from: to,
      to: from,
      where: sql`own.id::text in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
    });
};
