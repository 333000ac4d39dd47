import { sql, type SQL } from 'drizzle-orm';
import type { KindName } from '#contract/kinds/kindNames.ts';
import type { Field, RecordScreen } from '#contract/model/types.ts';
import { records } from '../database/schema/index.ts';
import type { FieldKind, FieldMap, QueryField } from '../query/QueryField.ts';

const integers: readonly KindName[] = ['money', 'reference'];

const kindOf = ({ kind, schema }: Field): FieldKind => {
  if (kind === 'boolean') return 'boolean';
  if (kind === 'date') return 'day';
  if (kind === 'datetime') return 'instant';
  if (integers.includes(kind) || schema.type === 'integer') return 'integer';
  return 'text';
};

const textOf = (path: string): SQL => sql`(${records.data} ->> ${sql.raw(`'${path}'`)})`;

const casts: Record<FieldKind, string> = {
  text: 'text',
  integer: 'bigint',
  boolean: 'boolean',
  day: 'date',
  instant: 'timestamptz',
};

const queryField = (field: Field): QueryField => {
  const kind = kindOf(field);
  return { kind, expression: sql`${textOf(field.path)}::${sql.raw(casts[kind])}` };
};

/** Names that the store itself keeps, beside what the screen's schema lists. */
const own: FieldMap = {
  id: { expression: records.id, kind: 'integer' },
  createdAt: { expression: records.createdAt, kind: 'instant' },
  updatedAt: { expression: records.updatedAt, kind: 'instant' },
};

/** The fields of a screen that its list may be filtered and sorted by, in the generic store, without those hidden. */
export const recordFields = (screen: RecordScreen, hidden: readonly string[] = []): FieldMap => ({
  ...Object.fromEntries(
    Object.values(screen.fields)
      // A path of a screen file is checked to be made of letters, digits and underscores.
      .filter(({ path }) => !hidden.includes(path))
      .filter(({ path, kind }) => /^\w+$/.test(path) && kind !== 'children' && kind !== 'json')
      .map(field => [field.path, queryField(field)]),
  ),
  ...own,
});

/** The fields that the search box looks in, without those hidden. */
export const searchFields = (
  screen: RecordScreen,
  hidden: readonly string[] = [],
): readonly SQL[] => screen.list.search.filter(path => !hidden.includes(path)).map(textOf);
