import { readFileSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import * as schema from '#backend/database/schema/index.ts';

const casing = new CasingCache('snake_case');
const tables = Object.values<unknown>(schema)
  .filter((value): value is PgTable => is(value, PgTable))
  .map(table => getTableConfig(table));
const tableNames = new Set(tables.map(table => table.name));
const columnNames = new Set(
  tables.flatMap(table => table.columns.map(column => casing.getColumnCasing(column))),
);

/** `parent ||--o{ child : column`, as the diagrams write a foreign key. */
const foreignKeys = tables.flatMap(table =>
  table.foreignKeys.map(key => {
    const { columns, foreignTable } = key.reference();
    const [column] = columns;
    if (!column) throw new Error(`A foreign key of ${table.name} has no column`);
    const parent = getTableConfig(foreignTable).name;
    return { parent, child: table.name, column: casing.getColumnCasing(column) };
  }),
);

const page = readFileSync('docs/reference/data-model.md', 'utf8');
const diagrams = page
  .split(/^## /m)
  .slice(1)
  .map(section => {
    const lines = /```mermaid\nerDiagram\n(.*?)```/s.exec(section)?.[1]?.trim().split('\n') ?? [];
    const arrows = lines.filter(line => line.includes('||--o{')).map(line => line.trim());
    const names = new Set(
      lines.flatMap(line => line.replace(/\|\|--o\{| : .*/g, ' ').match(/[a-z_]+/g)),
    );
    return { area: section.slice(0, section.indexOf('\n')), names, arrows };
  });

describe('docs/reference/data-model.md', () => {
  it('draws every table, and none that does not exist', () => {
    const drawn = new Set(diagrams.flatMap(diagram => [...diagram.names]));
    expect(drawn).toEqual(tableNames);
  });

  it('names no table or column that does not exist', () => {
    const prose = page.replace(/```.*?```/gs, '');
    const named = [...prose.matchAll(/`([a-z]+(?:_[a-z]+)+)`/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(name => !tableNames.has(name) && !columnNames.has(name))).toEqual([]);
  });

  it.each(diagrams)('draws the foreign keys of $area', ({ names, arrows }) => {
    const expected = foreignKeys
      .filter(key => names.has(key.parent) && names.has(key.child))
      .map(key => `${key.parent} ||--o{ ${key.child} : ${key.column}`);
    expect(arrows.sort()).toEqual(expected.sort());
  });
});
