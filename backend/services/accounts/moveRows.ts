import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { accountCities, accountMergeMoves, accounts } from '../../database/schema/index.ts';
import { amongIds } from '../../query/amongIds.ts';
import { mergedTables, type MergedTable } from './mergedTables.ts';

interface Move {
  readonly mergeId: number;
  readonly survivorId: number;
  readonly accountIds: readonly number[];
  readonly reason: string;
}

const listOf = (ids: readonly number[]): SQL => sql`any(${`{${ids.join(',')}}`}::bigint[])`;

const nextVersion = ({ isVersioned }: MergedTable): SQL =>
  isVersioned ? sql`, version = version + 1` : sql``;

/** How many rows of each kind hang on the accounts; kinds without any are left out. */
export const countRows = async (db: Database, accountIds: readonly number[]) => {
  const counts: { entity: string; count: number }[] = [];
  for (const { entity, table, accountId } of mergedTables) {
    const count = await db.$count(table, amongIds(accountId, accountIds));
    if (count > 0) counts.push({ entity, count });
  }
  return counts;
};

const moveTable = async (
  db: Database,
  { mergeId, survivorId, accountIds }: Move,
  merged: MergedTable,
): Promise<void> => {
  const { entity, table, column } = merged;
  const isMoved = sql`${sql.identifier(column)} = ${listOf(accountIds)}`;
  await db.execute(sql`
    insert into ${accountMergeMoves} (account_merge_id, from_account_id, entity, entity_id, before)
    select ${mergeId}::bigint, ${sql.identifier(column)}, ${entity}::text, id, '{}'::jsonb
    from ${table} where ${isMoved}`);
  await db.execute(sql`
    update ${table} set ${sql.identifier(column)} = ${survivorId}::bigint ${nextVersion(merged)}
    where ${isMoved}`);
};

/** Cities that the survivor lacks become their. */
const addCities = async (
  db: Database,
  { mergeId, survivorId, accountIds }: Move,
): Promise<void> => {
  await db.execute(sql`
    with added as (
      insert into ${accountCities} (account_id, city_id)
      select distinct ${survivorId}::bigint, place.city_id from ${accountCities} place
      where place.account_id = ${listOf(accountIds)}
      on conflict do nothing returning id
    )
    insert into ${accountMergeMoves} (account_merge_id, from_account_id, entity, entity_id, before)
    select ${mergeId}::bigint, ${survivorId}::bigint, 'cities', added.id, '{}'::jsonb from added`);
};

/** Hangs what the accounts have on the survivor, closes them, and keeps where each row was. */
export const moveRows = async (db: Database, move: Move): Promise<void> => {
  const { mergeId, survivorId, accountIds, reason } = move;
  for (const merged of mergedTables) await moveTable(db, move, merged);
  await addCities(db, move);
  await db.execute(sql`
    insert into ${accountMergeMoves} (account_merge_id, from_account_id, entity, entity_id, before)
    select ${mergeId}::bigint, id, 'accounts', id, 
      jsonb_build_object('isActive', is_active, 'reason', ${reason}::text)
    from ${accounts} where id = ${listOf(accountIds)}`);
  await db.execute(sql`
    update ${accounts} set merged_into_id = ${survivorId}::bigint, is_active = false,
      version = version + 1
    where id = ${listOf(accountIds)}`);
};

/** Hangs everything back that a merge moved and that is still where the merge put it. */
export const moveBack = async (
  db: Database,
  { mergeId, survivorId }: Pick<Move, 'mergeId' | 'survivorId'>,
): Promise<void> => {
  const kept = (entity: string) => sql`
    from ${accountMergeMoves} moved
    where moved.account_merge_id = ${mergeId}::bigint and moved.entity = ${entity}::text`;
  for (const merged of mergedTables)
    await db.execute(sql`
      update ${merged.table} as held
      set ${sql.identifier(merged.column)} = moved.from_account_id ${nextVersion(merged)}
      ${kept(merged.entity)} and moved.entity_id = held.id
        and held.${sql.identifier(merged.column)} = ${survivorId}::bigint`);
  await db.execute(sql`
    delete from ${accountCities} where id in (select moved.entity_id ${kept('cities')})`);
  await db.execute(sql`
    update ${accounts} as held set merged_into_id = null,
      is_active = (moved.before ->> 'isActive')::boolean, version = version + 1
    ${kept('accounts')} and moved.entity_id = held.id`);
};
