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

const isColumn = (path: string): boolean => /^\w+$/.test(path);

const column = (name: string, operator: '->' | '->>'): SQL =>
  sql.raw(`"records"."data" ${operator} '${name}'`);

type Named = Pick<Field, 'path' | 'was'>;

/** The value as text; under an earlier name where it was stored when the field was called so. */
const textOf = ({ path, was }: Named): SQL => {
  const own = sql`(${column(path, '->>')})`;
  const earlier = was.filter(isColumn).map(name => sql`${column(name, '->>')}`);
  return earlier.length === 0
    ? own
    : sql`coalesce(nullif(${own}, ''), ${sql.join(earlier, sql`, `)})`;
};

/** The same as JSON. */
const jsonOf = ({ path, was }: Named): SQL => {
  const own = sql`(${column(path, '->')})`;
  const earlier = was.filter(isColumn).map(name => sql`${column(name, '->')}`);
  return earlier.length === 0
    ? own
    : sql`coalesce(nullif(nullif(${own}, '""'::jsonb), 'null'::jsonb), ${sql.join(earlier, sql`, `)})`;
};

const month = String.raw`[12]\d{3}-(0[1-9]|1[0-2])-`;
const day = String.raw`(0[1-9]|[12]\d|3[01])`;
const time = String.raw`([01]\d|2[0-3]):[0-5]\d(:[0-5]\d([.]\d+)?)?(Z|[-+](0\d|1[0-4]):?[0-5]\d)?`;
const digits = String.raw`-?\d{1,18}`;

/** The first of the month and the days after it: a 31 February is an error as it stands. */
const fromFirst = (text: SQL): SQL => sql`substr(${text}, 9, 2)::int - 1`;

/** Where a text has the form, what is read of it. */
const wherever = (text: SQL, form: string, read: SQL): SQL =>
  sql`case when ${text} ~ ${sql.raw(`'^(${form})$'`)} then ${read} end`;

const ofJson = (field: Named, type: 'number' | 'boolean', read: 'numeric' | 'boolean'): SQL => {
  const value = jsonOf(field);
  return sql`case jsonb_typeof(${value}) when ${sql.raw(`'${type}'`)} then (${value})::${sql.raw(read)} end`;
};

/** Ids may be texts: what a reference names has the type of its key. */
const isNumber = ({ schema }: Field): boolean =>
  [schema.type].flat().some(type => type === 'integer' || type === 'number');

/** The value as its type of today; what was stored when the field was of another type is none: it has no place in an order. */
const typedValue = (field: Field, kind: FieldKind): SQL => {
  const text = textOf(field);
  if (kind === 'boolean') return ofJson(field, 'boolean', 'boolean');
  if ((kind === 'integer' || kind === 'number') && isNumber(field))
    return ofJson(field, 'number', 'numeric');
  if (kind === 'integer' || kind === 'number') return wherever(text, digits, sql`${text}::bigint`);
  if (kind === 'day')
    return wherever(
      text,
      month + day,
      sql`((left(${text}, 8) || '01')::date + (${fromFirst(text)}))`,
    );
  if (kind === 'instant')
    // In UTC, where every day has 24 hours.
    return wherever(
      text,
      `${month + day}[T ]${time}`,
      sql`(((left(${text}, 8) || '01' || substr(${text}, 11))::timestamptz at time zone 'UTC'
        + make_interval(days => ${fromFirst(text)})) at time zone 'UTC')`,
    );
  return text;
};

const queryField = (field: Field): QueryField => {
  const kind = kindOf(field);
  const expression = typedValue(field, kind);
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
      .filter(({ path, kind }) => isColumn(path) && !uncolumned.includes(kind))
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
    .flatMap(path => screen.fields[path] ?? [])
    .map(field => (isPhone(field) && !seesPhones ? new WholeNumber(textOf(field)) : textOf(field)));
