import { completeScreen } from '#contract/model/complete/completeScreen.ts';
import type { JsonSchema, RecordScreen, ScreenFile, Text } from '#contract/model/types.ts';

export const columnCount = 50;
export const rowCount = 1000;

const text = (en: string): Text => ({ en, hi: en });

/** One of each sort of column that lists have, in turn. */
const sorts: readonly { schema: JsonSchema; value: (row: number, column: number) => unknown }[] = [
  { schema: { type: 'string' }, value: (row, column) => `Words of row ${row}, column ${column}` },
  { schema: { type: 'integer' }, value: (row, column) => row * 7 + column },
  { schema: { type: 'integer', format: 'paise' }, value: row => row * 12_345 },
  { schema: { type: 'boolean' }, value: (row, column) => (row + column) % 3 === 0 },
  {
    schema: { type: 'string', enum: ['live', 'draft', 'stopped'] },
    value: row => (row % 2 ? 'live' : 'draft'),
  },
  {
    schema: { type: 'string', format: 'date' },
    value: row => `2026-0${1 + (row % 9)}-1${row % 10}`,
  },
];

const columns = Array.from({ length: columnCount }, (_, index) => ({
  name: index === 0 ? 'name' : `column${index}`,
  sort: sorts[index % sorts.length] ?? sorts[0],
}));

const schema: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', readOnly: true },
    ...Object.fromEntries(
      columns.map(({ name, sort }) => [name, { title: `Column ${name}`, ...sort?.schema }]),
    ),
  },
};

const file: ScreenFile = {
  format: 1,
  resource: 'wide',
  route: '/wide',
  label: { one: text('Row'), other: text('Rows') },
  schema: 'wide.schema.json',
  access: { admin: { do: ['list', 'show', 'create', 'edit', 'remove'] } },
  list: { columns: columns.map(({ name }) => name), search: ['name'], bulk: ['remove'] },
  form: columns.map(({ name }) => name),
};

const completed = completeScreen(file, schema);
if (completed.type !== 'records') throw new Error('The screen is one of records');

export const wideScreen: RecordScreen = completed;

export const wideRows = Array.from({ length: rowCount }, (_, row) => ({
  id: row + 1,
  version: 1,
  ...Object.fromEntries(
    columns.map(({ name, sort }, column) => [name, sort?.value(row + 1, column)]),
  ),
}));

/** The same columns for React-Admin's table: a name and the sort of field. */
export const stockColumns = columns.map(({ name, sort }) => ({
  name,
  type: sort?.schema.format === 'date' ? 'date' : String(sort?.schema.type),
}));
