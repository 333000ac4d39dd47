import type { Condition } from '#contract/rules/condition.ts';
import { isCondition } from '#contract/rules/isCondition.ts';
import { Refusal } from '../calls/Refusal.ts';

const json = (name: string, text: string | undefined): unknown => {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('BAD_REQUEST', `${name}: this is not JSON.`, {
      errors: [{ in: 'query', field: `/${name}`, code: 'syntax', message: 'This is not JSON.' }],
    });
  }
};

const bad = (name: string, message: string): Refusal =>
  new Refusal('BAD_REQUEST', `${name}: ${message}`, {
    errors: [{ in: 'query', field: `/${name}`, code: 'syntax', message }],
  });

const largest = 1000;

/** `[first,last]`, both included, as `ra-data-simple-rest` sends it. */
const rangeOf = (text: string | undefined): { offset: number; limit: number } => {
  const range = json('range', text) ?? [];
  const [first = 0, last = 24] = Array.isArray(range) ? (range as number[]) : [-1];
  const isRange = Number.isInteger(first) && Number.isInteger(last) && first >= 0 && last >= first;
  if (!isRange) throw bad('range', 'Send [first,last], both from 0.');
  return { offset: first, limit: Math.min(last - first + 1, largest) };
};

const sortOf = (text: string | undefined): string | undefined => {
  const sort = json('sort', text);
  if (sort === undefined) return undefined;
  const [field, order] = Array.isArray(sort) ? (sort as unknown[]) : [];
  if (typeof field !== 'string') throw bad('sort', 'Send ["field","ASC"] or ["field","DESC"].');
  return order === 'DESC' ? `-${field}` : field;
};

/** What a list of the generic store asks for, in the words of `ra-data-simple-rest`. */
export interface RecordQuery {
  offset: number;
  limit: number;
  /** In the form of the other lists: `-name`. */
  sort: string | undefined;
  where: Condition;
  search: string | undefined;
  ids: readonly number[] | undefined;
}

/** @throws Refusal BAD_REQUEST naming the parameter that cannot be read. */
export const readRange = (query: {
  range?: string;
  sort?: string;
  filter?: string;
}): RecordQuery => {
  const filter = (json('filter', query.filter) ?? {}) as Record<string, unknown>;
  const { where = true, q, id, ...unknown } = filter;
  const [stray] = Object.keys(unknown);
  if (stray) throw bad('filter', `There is no "${stray}"; send where, q or id.`);
  if (!isCondition(where)) throw bad('filter', 'where: this is not a condition.');
  const ids = Array.isArray(id) ? id.map(Number) : undefined;
  if (ids?.some(one => !Number.isSafeInteger(one))) throw bad('filter', 'Ids are whole numbers.');
  return {
    ...rangeOf(query.range),
    sort: sortOf(query.sort),
    where,
    search: typeof q === 'string' ? q : undefined,
    ids,
  };
};
