import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { KindName } from '#contract/kinds/kindNames.ts';
import { isPhone } from '#contract/model/record/isPhone.ts';
import type { Field, RecordScreen } from '#contract/model/types.ts';
import { records, users } from '../database/schema/index.ts';
import { choiceOrder } from '../query/choiceOrder.ts';
import type { FieldKind, FieldMap, QueryField } from '../query/QueryField.ts';
import { WholeNumber, type Searched } from '../query/searchToSql.ts';

const integers: readonly KindName[] = ['money', 'reference'];

/** Values without an order, which nothing can be filtered by. */
const uncolumned: readonly KindName[] = ['children', 'json', 'shape'];

const kindOf = (field: Field): FieldKind => {
  const { kind, schema } = field;
  if (isPhone(field)) return 'phone';
  if (kind === 'boolean') return 'boolean';
  if (kind === 'date') return 'day';
  if (kind === 'datetime') return 'instant';
  if (integers.includes(kind) || schema.type === 'integer') return 'integer';
  if (schema.type === 'number') return 'number';
  return 'text';
};

const textOf = (path: string): SQL => sql`(${records.data} ->> ${sql.raw(`'${path}'`)})`;

const casts: Record<FieldKind, string> = {
  text: 'text',
  integer: 'bigint',
  number: 'numeric',
  boolean: 'boolean',
  day: 'date',
  instant: 'timestamptz',
  phone: 'text',
  ids: 'jsonb',
};

const queryField = (field: Field): QueryField => {
  const kind = kindOf(field);
  const expression = sql`${textOf(field.path)}::${sql.raw(casts[kind])}`;
  const order = choiceOrder(
    expression,
    field.options.map(({ value }) => value),
  );
  return { kind, expression, ...(order && { order }) };
};

/** What a person is called, by their id. */
export const nameOf = (id: SQLWrapper): SQL =>
  sql`(select person.name from ${users} person where person.id = ${id})`;

/** Names that the store itself keeps, beside what the screen's schema lists. */
const own: FieldMap = {
  id: { expression: records.id, kind: 'integer' },
  createdAt: { expression: records.createdAt, kind: 'instant' },
  updatedAt: { expression: records.updatedAt, kind: 'instant' },
  createdById: { expression: records.createdBy, kind: 'integer' },
  createdByName: { expression: nameOf(records.createdBy), kind: 'text' },
  updatedByName: { expression: nameOf(records.updatedBy), kind: 'text' },
};

/** The fields of a screen that its list may be filtered and sorted by, in the generic store, without those hidden. */
export const recordFields = (screen: RecordScreen, hidden: readonly string[] = []): FieldMap => ({
  ...Object.fromEntries(
    Object.values(screen.fields)
      // A path of a screen file is checked to be made of letters, digits and underscores.
      .filter(({ path }) => !hidden.includes(path))
      .filter(({ path, kind }) => /^\w+$/.test(path) && !uncolumned.includes(kind))
      .map(field => [field.path, queryField(field)]),
  ),
  ...Object.fromEntries(
    Object.entries(own).filter(([name]) => name === 'id' || !hidden.includes(name)),
  ),
});

/** Where the search box looks, without what is hidden; a masked number is found by all of it. */
export const searchFields = (
  screen: RecordScreen,
  hidden: readonly string[],
  seesPhones: boolean,
): readonly Searched[] =>
  screen.list.search
    .filter(path => !hidden.includes(path))
    .map(path => {
      const field = screen.fields[path];
      return field && isPhone(field) && !seesPhones ? new WholeNumber(textOf(path)) : textOf(path);
    });
