import type { Column, SQL } from 'drizzle-orm';
import type { Operator } from '#contract/rules/condition.ts';

/** What a field holds in the database: `integer` is any whole number, `day` a date, `instant` a point in time. */
export type FieldKind = 'text' | 'integer' | 'boolean' | 'day' | 'instant';

/** A field that a list may be filtered and sorted by, under the name that its call gives it. */
export interface QueryField {
  readonly expression: Column | SQL;
  readonly kind: FieldKind;
  /** What the list is ordered by, where that is not the field itself. */
  readonly order?: SQL;
}

/** The allow-list of a call: a field that is not in it can be neither filtered nor sorted by. */
export type FieldMap = Readonly<Record<string, QueryField>>;

const ordered = ['eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'in', 'nin', 'empty'] as const;

/** The operators that make sense for a kind. */
export const operatorsOf: Readonly<Record<FieldKind, readonly Operator[]>> = {
  text: [...ordered, 'contains'],
  integer: ordered,
  boolean: ['eq', 'ne', 'in', 'nin', 'empty'],
  day: ordered,
  instant: ordered,
};
