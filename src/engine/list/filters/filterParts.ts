import {
  isAll,
  isAny,
  isNot,
  leafParts,
  type Condition,
  type Leaf,
  type LeafParts,
} from '#contract/rules/condition.ts';
import type { Field } from '#contract/model/types.ts';
import type { ListFilter } from '#contract/requests/listFilter.ts';

/** One part of the filter sentence: a field with its test. */
export interface FieldPart extends LeafParts {
  readonly type: 'field';
  readonly field: Field;
}

/** A condition from the address that is not a plain test of a known field: shown and removable, not editable. */
export interface OtherPart {
  readonly type: 'other';
  readonly condition: Condition;
}

export type FilterPart = FieldPart | OtherPart;

type Fields = Readonly<Record<string, Field>>;

const isLeaf = (condition: Condition): condition is Leaf =>
  typeof condition === 'object' && !isAll(condition) && !isAny(condition) && !isNot(condition);

const partOf = (condition: Condition, fields: Fields): FilterPart => {
  if (!isLeaf(condition)) return { type: 'other', condition };
  try {
    const parts = leafParts(condition);
    const field = fields[parts.path];
    return field?.operators.includes(parts.op)
      ? { type: 'field', field, ...parts }
      : { type: 'other', condition };
  } catch {
    return { type: 'other', condition };
  }
};

/** The condition in the address as the parts of a sentence joined by "and". */
export const partsOf = (where: Condition | undefined, fields: Fields): readonly FilterPart[] => {
  if (where === undefined || where === true || where === null) return [];
  const conditions = isAll(where) ? where.all : [where];
  return conditions.map(condition => partOf(condition, fields));
};

const conditionOf = (part: FilterPart): Condition =>
  part.type === 'other' ? part.condition : { [part.path]: { [part.op]: part.operand } };

/** The other way round; undefined when nothing is filtered, so that the address stays short. */
export const whereOf = (parts: readonly FilterPart[]): Condition | undefined => {
  const [first, ...more] = parts.map(conditionOf);
  return more.length === 0 ? first : { all: [first as Condition, ...more] };
};

/** What a list filter puts into the address: only what it holds. */
export const filterOf = (where: Condition | undefined, q: string): ListFilter => ({
  ...(where === undefined ? {} : { where }),
  ...(q === '' ? {} : { q }),
});
