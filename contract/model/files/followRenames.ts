import { isAll, isAny, isNot, leafParts, type Condition } from '../../rules/condition.ts';
import { pathsOf } from '../../rules/fieldsOf.ts';
import type { Field } from '../screen.ts';
import type { ViewState } from '../ViewState.ts';

type Fields = Readonly<Record<string, Pick<Field, 'path' | 'was'>>>;

/** Something that was kept under the names of its time, with those of today; `lost` are fields that are no more. */
export interface Followed<Kept> {
  readonly kept: Kept;
  readonly lost: readonly string[];
}

/** What a field is called today: the same, or the field that says it `was` called so. Undefined: it is no more. */
export const nameToday = (fields: Fields, name: string): string | undefined => {
  if (Object.hasOwn(fields, name)) return name;
  return Object.values(fields).find(field => field.was.includes(name))?.path;
};

/** Paths that begin so are not fields of the record. */
const isOfRecord = (path: string): boolean => !/^(user|parent|previous)\./.test(path);

const translate = (condition: Condition, fields: Fields): Condition => {
  if (typeof condition === 'boolean') return condition;
  if (isAll(condition)) return { all: condition.all.map(part => translate(part, fields)) };
  if (isAny(condition)) return { any: condition.any.map(part => translate(part, fields)) };
  if (isNot(condition)) return { not: translate(condition.not, fields) };
  const { path, op, operand } = leafParts(condition);
  const name = isOfRecord(path) ? (nameToday(fields, path) ?? path) : path;
  return { [name]: { [op]: operand } };
};

const unknownIn = (condition: Condition, fields: Fields): readonly string[] =>
  pathsOf(condition)
    .filter(path => path.startsWith('record.'))
    .map(path => path.slice('record.'.length))
    .filter(path => nameToday(fields, path) === undefined);

/**
 * A filter with the names of today. A part of it that asks for a field that is no more is left out as a whole: half of
 * an "or" or the inside of a "not" would find other rows than were meant.
 */
export const followFilter = (where: Condition, fields: Fields): Followed<Condition | undefined> => {
  const parts = typeof where === 'object' && isAll(where) ? where.all : [where];
  const lost = [...new Set(parts.flatMap(part => unknownIn(part, fields)))];
  if (lost.length === 0) return { kept: translate(where, fields), lost };
  const [first, ...more] = parts
    .filter(part => unknownIn(part, fields).length === 0)
    .map(part => translate(part, fields));
  return { kept: first && more.length > 0 ? { all: [first, ...more] } : first, lost };
};

/** Entries that name a field, under its name of today; each field once. */
const followNamed = <Entry extends { readonly field: string }>(
  entries: readonly Entry[],
  fields: Fields,
): Followed<readonly Entry[]> => {
  const kept = new Map<string, Entry>();
  const lost: string[] = [];
  for (const entry of entries) {
    const field = nameToday(fields, entry.field);
    if (field === undefined) lost.push(entry.field);
    else if (!kept.has(field)) kept.set(field, { ...entry, field });
  }
  return { kept: [...kept.values()], lost };
};

/**
 * A list's state that was kept (saved view, address) with the names of today, so that it outlives a renamed field. What
 * names a field that is no more is left out and told: never a blank page, never a filter that silently finds more.
 */
export const followRenames = (state: ViewState, fields: Fields): Followed<ViewState> => {
  const where = followFilter(state.where ?? true, fields);
  const sort = followNamed(state.sort ? [state.sort] : [], fields);
  const columns = followNamed(state.columns ?? [], fields);
  const { where: _where, sort: _sort, columns: _columns, ...others } = state;
  return {
    kept: {
      ...others,
      ...(where.kept !== undefined && where.kept !== true && { where: where.kept }),
      ...(sort.kept[0] && { sort: sort.kept[0] }),
      ...(state.columns && columns.kept.length > 0 && { columns: columns.kept }),
    },
    lost: [...new Set([...where.lost, ...sort.lost, ...columns.lost])],
  };
};
