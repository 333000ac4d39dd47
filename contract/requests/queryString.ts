import { isNoValue } from '#contract/domain/noValue.ts';
import { canonicalJson } from '../domain/canonicalJson.ts';
import type { Query, QueryValue } from './Query.ts';

const toText = (value: QueryValue): string =>
  typeof value === 'object' ? canonicalJson(value) : String(value);

/** As a form encodes it (application/x-www-form-urlencoded), without the DOM. */
const encode = (text: string): string =>
  // Half a sign, which a cut text may end with, has no encoding.
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
    .replaceAll('%20', '+')
    .replaceAll(/[!'()~]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The query of an address without the question mark, keys in alphabetical order so that equal queries are one cache
 * entry (T102). Only undefined, null and '' are "no value": 0 and false travel (T74). A list repeats its key
 * (`id=1&id=2`), an object travels as JSON; where the specification wants a comma list, the contract says string.
 */
export const queryString = (query: Query = {}): string => {
  const parts: string[] = [];
  for (const key of Object.keys(query).sort()) {
    const value = query[key];
    const values: readonly QueryValue[] = Array.isArray(value) ? value : [value];
    for (const one of values)
      if (!isNoValue(one)) parts.push(`${encode(key)}=${encode(toText(one))}`);
  }
  return parts.join('&');
};
