import { sql, type SQL } from 'drizzle-orm';
import { isDay } from '#contract/domain/days/indiaDay.ts';
import { wholePhone } from '#contract/domain/checks/phone.ts';
import { isMasked, type FieldKind, type QueryField } from './QueryField.ts';

/** A value as a bound parameter of the right type. */
export interface ReadOperand {
  readonly parameter: SQL;
  readonly text: string;
  /** An instant is compared with a whole day. */
  readonly isWholeDay: boolean;
}

const wholeNumber = /^-?\d{1,15}$/;
const decimal = /^-?\d{1,15}(\.\d{1,6})?$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})?$/;

/** The calendar has no year 0, and PostgreSQL refuses it. */
const isStorableDay = (value: unknown): value is string =>
  typeof value === 'string' && isDay(value) && !value.startsWith('0000');

/** An instant without a zone is a time in India, as everywhere in the console (T76). */
const instantOf = (text: string): Date | undefined => {
  if (!instant.test(text) || text.startsWith('0000')) return undefined;
  const date = new Date(/(Z|[+-]\d{2}:\d{2})$/.test(text) ? text : `${text}+05:30`);
  return Number.isNaN(date.getTime()) ? undefined : date;
};

/** A number in whatever form it was typed (T88). */
const phoneIn = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? wholePhone(String(value)) : undefined;

const readers: Record<FieldKind, (value: unknown) => SQL | undefined> = {
  // A bare number on the wire may well be meant as text, such as a PIN code.
  text: value =>
    (typeof value === 'string' || typeof value === 'number') && !String(value).includes('\0')
      ? sql`${String(value)}::text`
      : undefined,
  phone: value => readers.text(phoneIn(value) ?? value),
  integer: value =>
    typeof value !== 'boolean' && wholeNumber.test(String(value))
      ? sql`${String(value)}::bigint`
      : undefined,
  ids: value => readers.integer(value),
  number: value =>
    typeof value !== 'boolean' && decimal.test(String(value))
      ? sql`${String(value)}::numeric`
      : undefined,
  boolean: value => (typeof value === 'boolean' ? sql`${value}::boolean` : undefined),
  day: value => (isStorableDay(value) ? sql`${value}::date` : undefined),
  instant: value => {
    if (isStorableDay(value)) return sql`${value}::date`;
    const date = typeof value === 'string' ? instantOf(value) : undefined;
    return date && sql`${date.toISOString()}::timestamptz`;
  },
};

/** What people are told a field of the kind holds. */
export const kindWords: Record<FieldKind, string> = {
  text: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  ids: 'the id of one of them',
  phone: 'a whole phone number of 10 digits',
  day: 'a day such as 2026-11-21',
  instant: 'a day such as 2026-11-21, or a time such as 2026-11-21T09:30:00Z',
};

/** The operand for a field; undefined when it is none. A number that is masked is asked for as a whole. */
export const readOperand = (field: QueryField, value: unknown): ReadOperand | undefined => {
  const { kind } = field;
  if (isMasked(field) && phoneIn(value) === undefined) return undefined;
  const parameter = readers[kind](value);
  return (
    parameter && {
      parameter,
      text: String(value),
      isWholeDay: kind === 'instant' && isStorableDay(value),
    }
  );
};
