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

/** The value as text; under an earlier name where it was stored when the field was called so. */
const textOf = ({ path, was }: Pick<Field, 'path' | 'was'>): SQL => {
  const [own, ...earlier] = [path, ...was.filter(isColumn)].map(
    name => sql`(${records.data} ->> ${sql.raw(`'${name}'`)})`,
  );
  return earlier.length === 0
    ? sql`${own}`
    : sql`coalesce(${sql.join([own, ...earlier], sql`, `)})`;
};

const month = String.raw`[12]\d{3}-(0[1-9]|1[0-2])-`;
const day = String.raw`(0[1-9]|[12]\d|3[01])`;
const time = String.raw`([01]\d|2[0-3]):[0-5]\d(:[0-5]\d([.]\d+)?)?(Z|[-+](0\d|1[0-4]):?[0-5]\d)?`;

interface Reading {
  /** Texts that can be read as the type without an error. */
  readonly form: string;
  readonly read: (text: SQL) => SQL;
}

const castTo =
  (type: string) =>
  (text: SQL): SQL =>
    sql`${text}::${sql.raw(type)}`;

/** The first of the month and the days after it: a 31 February is an error as it stands. */
const fromFirst = (text: SQL): SQL => sql`substr(${text}, 9, 2)::int - 1`;

const readings: Partial<Record<FieldKind, Reading>> = {
  integer: { form: String.raw`-?\d{1,18}`, read: castTo('bigint') },
  number: { form: String.raw`-?\d+([.]\d+)?([eE][-+]?\d{1,2})?`, read: castTo('numeric') },
  boolean: { form: 'true|false', read: castTo('boolean') },
  day: {
    form: month + day,
    read: text => sql`((left(${text}, 8) || '01')::date + (${fromFirst(text)}))`,
  },
  instant: {
    form: `${month + day}[T ]${time}`,
    read: text =>
      sql`((left(${text}, 8) || '01' || substr(${text}, 11))::timestamptz + make_interval(days => ${fromFirst(text)}))`,
  },
};

/** The value as its type of today; what was stored when the field was of another type is none: it has no place in an order. */
const typedValue = (field: Field, kind: FieldKind): SQL => {
  const text = textOf(field);
  const reading = readings[kind];
  if (!reading) return text;
  return sql`case when ${text} ~ ${sql.raw(`'^(${reading.form})$'`)} then ${reading.read(text)} end`;
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
