import { cleanFilter } from '../rules/cleanFilter.ts';
import { isAll, type Condition } from '../rules/condition.ts';

/** A list's filter in the page: a condition, the words of the search box, and simple `field: value` pairs. */
export interface ListFilter {
  readonly where?: Condition;
  /** What every row of the list meets, whatever is chosen. */
  readonly within?: Condition;
  readonly q?: string;
  readonly [field: string]: unknown;
}

/** A simple pair as a condition; a list of values means one of them. */
const leafOf = ([field, value]: [string, unknown]): Condition => ({
  [field]: { [Array.isArray(value) ? 'in' : 'eq']: value ?? null },
});

const partsOf = (condition: Condition): readonly Condition[] =>
  typeof condition === 'object' && isAll(condition)
    ? condition.all.flatMap(partsOf)
    : condition === true
      ? []
      : [condition];

/** What a filter asks for, as parts that must all hold; cleaned as T63, T64 and T74 say. */
export const filterParts = ({
  where = true,
  within = true,
  q: _q,
  ...fields
}: ListFilter): readonly Condition[] =>
  partsOf(cleanFilter({ all: [within, ...Object.entries(fields).map(leafOf), where] }));

/** Parts as one condition; undefined when there are none. */
export const allOf = (parts: readonly Condition[]): Condition | undefined =>
  parts.length > 1 ? { all: parts } : parts[0];

/** The words of the search box without spaces around; undefined when nothing is left (T67). */
export const searchWords = ({ q }: ListFilter): string | undefined => q?.trim() || undefined;
