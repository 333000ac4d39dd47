import type { Column, SQL } from 'drizzle-orm';
import type { Operator } from '#contract/rules/condition.ts';

/**
 * What a field holds in the database: `integer` is any whole number, `number` one with decimals, `day` a date, `instant` a point in time, `phone` a
 * number that most people see masked, `ids` a JSON list of ids, of which is asked alone whether one is among them.
 */
export type FieldKind =
  'ids' | 'text' | 'integer' | 'number' | 'boolean' | 'day' | 'instant' | 'phone';

/** A field that a list may be filtered and sorted by, under the name that its call gives it. */
export interface QueryField {
  readonly expression: Column | SQL;
  readonly kind: FieldKind;
  /** What the list is ordered by, where that is not the field itself. */
  readonly order?: SQL;
  /** No row is without a value, so that one index serves both ways. */
  readonly isNeverEmpty?: boolean;
  /** Of a phone number: the caller is told all of it. Nobody is, unless `seenBy` says so. */
  readonly isSeen?: boolean;
}

/** The allow-list of a call: a field that is not in it can be neither filtered nor sorted by. */
export type FieldMap = Readonly<Record<string, QueryField>>;

const ordered = ['eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'in', 'nin', 'empty'] as const;

/**
 * The fields as someone may ask by them. Anyone who sees numbers masked finds one by the whole of it alone: a part, a range
 * or an order would tell the digits that are hidden.
 */
export const seenBy = (fields: FieldMap, seesPhones: boolean): FieldMap =>
  seesPhones && Object.values(fields).some(({ kind }) => kind === 'phone')
    ? Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, { ...field, isSeen: true }]),
      )
    : fields;

/** The operators that make sense for a kind. */
const kindOperators: Readonly<Record<FieldKind, readonly Operator[]>> = {
  text: [...ordered, 'contains'],
  integer: ordered,
  number: ordered,
  boolean: ['eq', 'ne', 'in', 'nin', 'empty'],
  day: ordered,
  instant: ordered,
  phone: [...ordered, 'contains'],
  ids: ['has'],
};

/** Whether a field is a number of which the person sees only the end. */
export const isMasked = ({ kind, isSeen }: QueryField): boolean => kind === 'phone' && !isSeen;

/** Whether a list can be in the order of a field. */
export const isOrdered = ({ kind }: QueryField): boolean => kind !== 'ids';

/** The operators that a field may be asked by. */
export const operatorsOf = (field: QueryField): readonly Operator[] =>
  isMasked(field) ? ['eq', 'in'] : kindOperators[field.kind];
