import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { unheldFields } from './unheldFields.ts';
import { unlistedMigrations } from './unlistedMigrations.ts';
import { unmigrated } from './unmigrated.ts';

const doors = pgTable('doors', {
  id: bigint({ mode: 'number' }).primaryKey(),
  name: text().notNull(),
  widthMm: integer(),
});

const file = 'backend/database/schema/doors.ts';
const source = `/** Doors. */
export const gates = pgTable('gates', { widthMm: integer() });
export const doors = pgTable(
  'doors',
  {
    ...editable,
    name: text().notNull(),
    widthMm: integer(),
  },
);
`;
const sources = [{ file, text: source }];

const column = (type: string, notNull = false) => ({ type, notNull });
const columns = {
  id: column('bigint', true),
  name: column('text', true),
  width_mm: column('integer'),
};
const snapshotOf = (made: Readonly<Record<string, ReturnType<typeof column>>>) => ({
  tables: { 'public.doors': { columns: made } },
});

describe('tables against the migrations', () => {
  const faultsWith = (made: Readonly<Record<string, ReturnType<typeof column>>>) =>
    unmigrated([doors], snapshotOf(made), sources);

  it('have no fault where they say the same', () => {
    expect(faultsWith(columns)).toEqual([]);
  });

  it('lack a table that no migration makes, told where it is described', () => {
    const faults = unmigrated([doors], { tables: {} }, sources);
    expect(faults).toMatchObject([{ file, position: { line: 3, column: 22 } }]);
    expect(faults[0]?.message).toBe(
      'No migration makes the table "doors": run npx drizzle-kit generate --name <what-changes>',
    );
  });

  it('lack a column that no migration makes, told at the column of its own table', () => {
    const { width_mm: _gone, ...rest } = columns;
    expect(faultsWith(rest)).toMatchObject([
      {
        message: expect.stringContaining('No migration makes the column "width_mm"') as string,
        position: { line: 8, column: 5 },
      },
    ]);
  });

  it('name a column that is spread into many tables at the table', () => {
    const { id: _gone, ...rest } = columns;
    expect(faultsWith(rest)).toMatchObject([{ position: { line: 3 } }]);
  });

  it('differ where a column has another type, may be empty, or is no more', () => {
    const messages = (made: typeof columns) => faultsWith(made).map(({ message }) => message);
    expect(messages({ ...columns, width_mm: column('text') })).toEqual([
      expect.stringContaining('make the column "width_mm" otherwise'),
    ]);
    expect(messages({ ...columns, name: column('text') })).toHaveLength(1);
    const kept: typeof columns & Record<string, ReturnType<typeof column>> = {
      ...columns,
      paint: column('text'),
    };
    expect(messages(kept)).toEqual([
      expect.stringContaining('still make the column "paint" of "doors"'),
    ]);
  });
});

it('a migration that the journal does not name is told', () => {
  const faults = unlistedMigrations('migrations', ['0000_a.sql', '0001_b.sql', 'meta'], ['0000_a']);
  expect(faults).toMatchObject([{ file: 'migrations/0001_b.sql' }]);
});

describe('record schemas against their tables', () => {
  const properties = {
    id: { type: 'integer', readOnly: true },
    name: { type: 'string' },
    width: { type: 'integer' },
  };
  const faultsOf = (more: object, tables = [doors]) =>
    unheldFields(
      [
        {
          contract: { schema: { properties: { ...properties, ...more } } },
          declaration: {
            resource: 'doors',
            table: doors,
            fields: () => ({ name: doors.name, width: doors.widthMm }),
          },
        },
      ],
      () => 'door.schema.json',
      tables,
    );

  it('fit where a column holds each field', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it('have a fault at each field that no column holds', () => {
    expect(faultsOf({ paint: { type: 'string' }, rust: { readOnly: true } })).toEqual([
      {
        file: 'form-schemas/door.schema.json',
        pointer: '/properties/paint',
        message:
          'The declaration does not say where "paint" is kept: name its column of "doors" in "fields" of declareRecords',
        suggestion: null,
      },
      expect.objectContaining({ pointer: '/properties/rust' }),
    ]);
  });

  it('have a fault where drizzle-kit does not see their table', () => {
    expect(faultsOf({}, [])).toMatchObject([
      { pointer: '', message: expect.stringContaining('"doors"') as string },
    ]);
  });
});
