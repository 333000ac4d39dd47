import { mostCities } from '#contract/calls/places/cities.ts';
import { nearest } from '#contract/domain/nearest.ts';
import { badQuery } from '../../query/refuseQuery.ts';

/** What a selector asks for; absent parts are left to the other parameters of the query. */
export interface Selector {
  readonly fields?: readonly string[];
  readonly filters?: string;
  readonly paging?: { readonly page: number; readonly pageSize: number };
}

const refuse = (message: string) => badQuery('selector', 'selector', `selector: ${message}`);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parsed = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Refused below, like JSON that is not an object.
  }
  throw refuse('this must be a JSON object.');
};

const refuseUnknown = (object: Record<string, unknown>, known: readonly string[]): void => {
  const unknown = Object.keys(object)
    .find(name => !known.includes(name))
    ?.slice(0, 60);
  if (unknown === undefined) return;
  const near = nearest(unknown, known);
  throw refuse(
    `there is no "${unknown}"; ${near ? `did you mean "${near}"?` : `known: ${known.join(', ')}.`}`,
  );
};

const wholeNumber = (value: unknown, name: string, low: number, high: number): number => {
  if (typeof value === 'number' && Number.isInteger(value) && low <= value && value <= high)
    return value;
  throw refuse(`paging.${name} must be a whole number from ${low} to ${high}.`);
};

const pagingOf = (paging: unknown): Selector['paging'] => {
  if (paging === undefined) return undefined;
  if (!isObject(paging)) throw refuse('paging must be an object.');
  refuseUnknown(paging, ['start', 'rows']);
  const pageSize = wholeNumber(paging['rows'] ?? 1000, 'rows', 1, mostCities);
  const start = wholeNumber(paging['start'] ?? 0, 'start', 0, Number.MAX_SAFE_INTEGER);
  if (start % pageSize !== 0) throw refuse('paging.start must be a multiple of paging.rows.');
  return { page: start / pageSize, pageSize };
};

const fieldsOf = (fields: unknown, known: readonly string[]): Selector['fields'] => {
  if (fields === undefined) return undefined;
  if (!Array.isArray(fields) || !fields.every(field => typeof field === 'string'))
    throw refuse('fields must be a list of names.');
  refuseUnknown(Object.fromEntries(fields.map(field => [field, true])), known);
  return fields;
};

/**
 * Reads `{"fields":["id","label"],"filters":"zone==West","paging":{"start":0,"rows":1000}}`.
 * @throws Refusal 400 naming the first part that cannot be read.
 */
export const readSelector = (text: string | undefined, known: readonly string[]): Selector => {
  if (text === undefined || text.trim() === '') return {};
  const selector = parsed(text);
  refuseUnknown(selector, ['fields', 'filters', 'paging']);
  const { filters } = selector;
  if (filters !== undefined && typeof filters !== 'string')
    throw refuse('filters must be a text, such as "zone==West".');
  const fields = fieldsOf(selector['fields'], known);
  const paging = pagingOf(selector['paging']);
  return {
    ...(fields && { fields }),
    ...(filters && { filters }),
    ...(paging && { paging }),
  };
};
