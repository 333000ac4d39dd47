import type { ListCall } from '../model/types.ts';
import { isAll, isAny, isNot, leafParts, type Condition } from '../rules/condition.ts';
import { toFilterString } from '../rules/filterString.ts';
import { allOf, filterParts, searchWords, type ListFilter } from './listFilter.ts';
import type { Query, QueryValue } from './Query.ts';

/** What of a list is asked for, in the words of ra-core. */
export interface ListRequest {
  /** `page` counts from 1. */
  readonly pagination?: { readonly page: number; readonly perPage: number };
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly filter?: ListFilter;
}

/** A part that the call takes as a query parameter of its own: an equal value or a list of values, comma-joined. */
const ownParam = (
  part: Condition,
  param: ListCall['param'],
): readonly [string, QueryValue] | undefined => {
  if (typeof part === 'boolean' || isAll(part) || isAny(part) || isNot(part)) return undefined;
  const { path, op, operand } = leafParts(part);
  const name = Object.hasOwn(param, path) ? param[path] : undefined;
  if (name === undefined || (op !== 'eq' && op !== 'in')) return undefined;
  return [name, Array.isArray(operand) ? operand.join(',') : operand];
};

const filterQuery = (list: ListCall, filter: ListFilter): Query => {
  const query: Record<string, QueryValue> = {};
  const rest: Condition[] = [];
  for (const part of filterParts(filter)) {
    const own = ownParam(part, list.param);
    // Two conditions on one field cannot share its parameter, so the second stays a condition.
    if (own && !Object.hasOwn(query, own[0])) query[own[0]] = own[1];
    else rest.push(part);
  }
  const condition = allOf(rest);
  if (condition !== undefined) {
    query['filters'] = toFilterString(condition);
  }
  return query;
};

/**
 * The query of a list call by the conventions of ARCHITECTURE.md: page from 0 (T71), size, sort (`-name` for
 * descending), search, conditions as one filter string; besides, what the screen always sends and the fields that the
 * call takes as parameters of their own.
 */
export const listQuery = (list: ListCall, params: ListRequest): Query => {
  const { page = 1, perPage = 10 } = params.pagination ?? {};
  const filter: ListFilter = params.filter ?? {};
  const { sort } = params;
  const words = searchWords(filter);
  return {
    ...list.query,
    ...filterQuery(list, filter),
    page: page - 1,
    pageSize: perPage,
    ...(sort && { sort: (sort.order === 'DESC' ? '-' : '') + sort.field }),
    ...(words && { search: words }),
  };
};
