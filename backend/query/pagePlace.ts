import { is, sql, Column, type SQL } from 'drizzle-orm';
import type { FieldMap, QueryField } from './QueryField.ts';
import { badQuery } from './refuseQuery.ts';

/** An order of one field that no row is without: a row of it can be named by what it holds there and by its id. */
export interface PlacedOrder {
  readonly by: SQL;
  readonly isDescending: boolean;
}

/** Where a page ended: what its last row holds, as the database writes it, and its id. */
interface Place {
  readonly value: string;
  readonly id: number;
}

/** Whether no row is without a value there, so that one index serves the field both ways. */
export const isFilled = ({ expression, isNeverEmpty }: QueryField): boolean =>
  isNeverEmpty === true || (is(expression, Column) && expression.notNull);

/** @returns undefined of an order in which pages are read by their number alone. */
export const placedOrder = (sort: string, fields: FieldMap): PlacedOrder | undefined => {
  const isDescending = sort.startsWith('-');
  const name = isDescending ? sort.slice(1) : sort;
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field && isFilled(field)
    ? { by: sql`${field.order ?? field.expression}`, isDescending }
    : undefined;
};

/** The place in the words that the next page is asked by; they name the order, of which it is a place. */
export const writePlace = (sort: string, { value, id }: Place): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');

/** @throws Refusal 400 for what no page of this order told; without an order none did. */
export const readPlace = (text: string, sort: string | undefined): Place => {
  try {
    const [order, value, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    if (
      sort !== undefined &&
      order === sort &&
      typeof value === 'string' &&
      Number.isSafeInteger(id)
    )
      return { value, id: id as number };
  } catch {
    // No place at all.
  }
  throw badQuery('after', 'place', 'after: use the "next" of the page before, in the same order.');
};

/** The rows behind a place; an index of the field begins there. */
export const behind = (
  { by, isDescending }: PlacedOrder,
  key: Column,
  { value, id }: Place,
): SQL =>
  isDescending
    ? sql`(${by}, ${key}) < (${value}, ${id})`
    : sql`(${by}, ${key}) > (${value}, ${id})`;
