import { getTableColumns } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Fault } from '#contract/model/check/fault.ts';
import type { TextFile } from '#contract/model/checkScreens.ts';
import { placeOfColumn } from './placeOfColumn.ts';

/** What the newest migration leaves behind, as drizzle-kit keeps it beside the migrations. */
export interface Snapshot {
  readonly tables: Readonly<
    Record<string, { readonly columns: Readonly<Record<string, MigratedColumn>> }>
  >;
}

interface MigratedColumn {
  readonly type: string;
  readonly notNull: boolean;
}

const casing = new CasingCache('snake_case');
const command = 'run npx drizzle-kit generate --name <what-changes>';

/** What the tables of the code have and no migration makes, each at its place in the code. */
export const unmigrated = (
  tables: readonly PgTable[],
  { tables: migrated }: Snapshot,
  sources: readonly TextFile[],
): readonly Fault[] =>
  tables.flatMap((table): readonly Fault[] => {
    const { name } = getTableConfig(table);
    const fault = (message: string, key?: string): Fault => ({
      ...placeOfColumn(sources, name, key),
      pointer: '',
      message: `${message}: ${command}`,
      suggestion: null,
    });
    const known = migrated[`public.${name}`]?.columns;
    if (known === undefined) return [fault(`No migration makes the table "${name}"`)];
    const columns = Object.entries(getTableColumns(table)).map(([key, column]) => {
      const own = casing.getColumnCasing(column);
      return { key, own, column, made: known[own] };
    });
    const kept = new Set(columns.map(({ own }) => own));
    return [
      ...columns.flatMap(({ key, own, column, made }) => {
        if (made === undefined) return [fault(`No migration makes the column "${own}"`, key)];
        const isSame = made.type === column.getSQLType() && made.notNull === column.notNull;
        return isSame ? [] : [fault(`The migrations make the column "${own}" otherwise`, key)];
      }),
      ...Object.keys(known)
        .filter(own => !kept.has(own))
        .map(own => fault(`The migrations still make the column "${own}" of "${name}"`)),
    ];
  });
