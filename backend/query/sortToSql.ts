import { sql, type Column, type SQL } from 'drizzle-orm';
import { bestMatch } from '#contract/requests/bestMatch.ts';
import { isFilled } from './pagePlace.ts';
import { isMasked, isOrdered, type FieldMap, type QueryField } from './QueryField.ts';
import { badQuery, unknownField } from './refuseQuery.ts';
import { matchOrder, nameAmong, type Searched } from './searchToSql.ts';

const mostKeys = 5;

/** Rows without a value come last both ways; a column that always has one keeps its index. */
const ordered = (field: QueryField, isDescending: boolean): SQL => {
  const by = field.order ?? field.expression;
  if (!isDescending) return sql`${by} asc`;
  return isFilled(field) ? sql`${by} desc` : sql`${by} desc nulls last`;
};

/**
 * The order of search fields: how well the words are met by the first of the columns that are searched, then what
 * people look for most, then by name.
 */
export const byMatch = (
  search: string | undefined,
  searched: readonly Searched[],
  prominence: readonly SQL[] = [],
): SQL[] => {
  const name = nameAmong(searched);
  return [
    ...(name ? matchOrder(search, name) : []),
    ...prominence,
    ...(name ? [sql`lower(${name}::text)`] : []),
  ];
};

/**
 * `sort=-updatedAt,name` as an order; the key comes last, so that pages never overlap.
 * @param matching what `match` stands for
 * @throws Refusal 400 naming the first field that the list does not know.
 */
export const sortToSql = (
  sort: string,
  fields: FieldMap,
  key: Column,
  matching: readonly SQL[] = [],
): SQL[] => {
  if (sort === bestMatch && !Object.hasOwn(fields, bestMatch))
    return [...matching, sql`${key} asc`];
  const keys = sort
    .split(',')
    .map(part => part.trim())
    .filter(Boolean);
  if (keys.length > mostKeys) {
    throw badQuery('sort', 'length', `sort: name at most ${mostKeys} fields.`);
  }
  const parts = keys.map(part => {
    const isDescending = part.startsWith('-');
    const name = isDescending ? part.slice(1) : part;
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) throw unknownField('sort', name, Object.keys(fields));
    if (!isOrdered(field))
      throw badQuery('sort', 'operator', `sort: "${name}" is a list of ids, which has no order.`);
    if (isMasked(field))
      throw badQuery(
        'sort',
        'masked',
        `sort: "${name}" is masked, so a list cannot be sorted by it.`,
      );
    return ordered(field, isDescending);
  });
  return [...parts, sql`${key} ${keys[0]?.startsWith('-') ? sql`desc` : sql`asc`}`];
};
