import type { PathParams, Query } from './Query.ts';
import { queryString } from './queryString.ts';

/** A dot segment would climb to another call however it is encoded, so such an id is refused. */
const encode = (name: string, value: string): string => {
  if (value === '' || value === '.' || value === '..') {
    throw new Error(`The path parameter "${name}" has no usable value`);
  }
  return encodeURIComponent(value);
};

interface AddressInput {
  readonly path: string;
  /** The product's slug, which fills `{product}`. */
  readonly product: string;
  readonly params?: PathParams;
  readonly query?: Query;
}

/**
 * The address of a call below the origin. Paths may be written with or without a leading slash; a trailing slash
 * stays as the contract has it (T118). A path may carry a query of its own, which the rest follows. Throws when a path
 * parameter is missing.
 */
export const callAddress = ({ path, product, params = {}, query }: AddressInput): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encode(name, String(name === 'product' ? product : (params[name] ?? ''))),
  );
  const search = queryString(query);
  const mark = filled.includes('?') ? '&' : '?';
  return `/${filled.replace(/^\/+/, '')}${search && `${mark}${search}`}`;
};
