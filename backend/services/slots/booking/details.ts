import { isNoValue } from '#contract/domain/noValue.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { wordsOrNull } from './kinds/slotColumns.ts';

/** How a field of a kind is in a column of the kind's table. */
export interface Detail {
  /** As the table calls it. */
  readonly column: string;
  readonly write: (value: unknown) => unknown;
  /** As answers tell it; undefined leaves the field out. */
  readonly read: (stored: unknown) => unknown;
}

/** The fields that only one kind has, by path; a dot steps into `product_details`. */
export type Details = Readonly<Record<string, Detail>>;

const shown = (stored: unknown) => stored ?? undefined;

/** A value as it is: a number, or one of an enumeration; 0 is a value (T74). */
export const plain = (column: string): Detail => ({
  column,
  write: value => value ?? null,
  read: shown,
});

/** Text without white space around it; '' is not a value. */
export const words = (column: string): Detail => ({
  column,
  write: value => wordsOrNull(value as string | null | undefined),
  read: shown,
});

/** Yes or no; what nobody said is the default. */
export const flag = (column: string, byDefault: boolean): Detail => ({
  column,
  write: value => value ?? byDefault,
  read: stored => stored ?? byDefault,
});

export const list = (column: string): Detail => ({
  column,
  write: value => value ?? [],
  read: stored => stored ?? [],
});

/** Without fields that have no value, and lists without lines that say nothing; so a part has one form alone. */
const tidy = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(tidy).filter(one => !isNoValue(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, one]) => [name, tidy(one)] as const)
      .filter(([, one]) => !isNoValue(one)),
  );
};

/** A list, or an object, that is kept without what says nothing. @param empty what stands for no value */
export const tidied = (column: string, empty: object): Detail => ({
  column,
  write: value => tidy(value) ?? empty,
  read: stored => stored ?? empty,
});

/** The columns of the kind's table for the whole of a slot's values. */
export const detailColumns = (details: Details, values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(details).map(([path, { column, write }]) => [
      column,
      write(valueAt(values, path)),
    ]),
  );

/** The fields as answers tell them; a slot without a row has what a new one has. */
export const presentDetails = (
  details: Details,
  row: Readonly<Record<string, unknown>> | undefined,
): Record<string, unknown> => {
  const record: Record<string, unknown> = {};
  for (const [path, { column, read }] of Object.entries(details)) {
    const [field = '', inner] = path.split('.');
    const value = read(row?.[column]);
    if (inner === undefined) record[field] = value;
    else record[field] = { ...(record[field] as object | undefined), [inner]: value };
  }
  return record;
};
