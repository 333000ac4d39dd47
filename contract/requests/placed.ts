import type { Place } from '../model/types.ts';
import type { PathParams, Query, QueryValue } from './Query.ts';

/** The three parts of a request that values go into. */
export interface RequestParts {
  readonly params?: PathParams;
  readonly query?: Query;
  readonly body?: unknown;
}

/** A value and where in the request it goes. */
export interface Placed {
  readonly place: Place;
  readonly value: unknown;
}

const asParam = (value: unknown): string =>
  Array.isArray(value) ? value.join(',') : String(value);

const asQuery = (value: unknown): QueryValue =>
  Array.isArray(value) ? value.join(',') : (value as QueryValue);

/** Values that a screen file puts into a query: a list is one comma list, as the specification writes its lists. */
export const commaJoined = (values: Readonly<Record<string, unknown>>): Query =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asQuery(value)]));

/** Options with each value at its place: path, query or body. A value that is undefined goes nowhere. */
export const withPlaced = <Options extends RequestParts>(
  options: Options & { readonly body?: Readonly<Record<string, unknown>> },
  values: readonly Placed[],
): Options => {
  const params: Record<string, PathParams[string]> = { ...options.params };
  const query: Record<string, Query[string]> = { ...options.query };
  const body: Record<string, unknown> = { ...options.body };
  for (const { place, value } of values) {
    if (value === undefined) continue;
    if (place.in === 'path') params[place.as] = asParam(value);
    else if (place.in === 'query') query[place.as] = asQuery(value);
    else body[place.as] = value;
  }
  const hasBody = options.body !== undefined || Object.keys(body).length > 0;
  return { ...options, params, query, ...(hasBody && { body }) };
};
