import { and, type Column, type SQL } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { toPage, type Page } from '#contract/calls/paging.ts';
import { countBound } from '#contract/domain/lists/countBound.ts';
import { isCountAlone } from './countedTables.ts';
import { bestMatch } from '#contract/requests/bestMatch.ts';
import { filterToSql } from './filterToSql.ts';
import { behind, placedOrder, readPlace, writePlace } from './pagePlace.ts';
import type { FieldMap } from './QueryField.ts';
import { refusedOrder } from './refuseQuery.ts';
import { searchToSql, type AnyOf, type Searched } from './searchToSql.ts';
import { byMatch, sortToSql } from './sortToSql.ts';
import { noteSums, type ReadSums } from './sumAlone.ts';
import type { Walk } from './Walk.ts';

/** The standard query of a list call (`listQuery` of the contract). */
export interface ListQuery {
  page?: number;
  pageSize?: number;
  sort?: string;
  filters?: string;
  search?: string;
  total?: 'exact' | 'none';
  after?: string;
}

interface ListSpec {
  readonly fields: FieldMap;
  readonly search: readonly Searched[];
  /** How the places of a word are joined; "or" when nobody says. */
  readonly anyOf?: AnyOf | undefined;
  /** What a search finds beside its words, such as the phone that it is. */
  readonly beside?: ((words: SQL) => SQL) | undefined;
  /** What the list is sorted by when nobody says. */
  readonly sort: string;
  readonly key: Column;
  /** Of a list that grows with the company: fields in whose order an index gives its rows (`Call.orders`). */
  readonly orders?: readonly string[] | undefined;
  /** What the row of an id holds there, as the database writes it; absent: pages are read by their number alone. */
  readonly valueAt?: ((id: number, by: SQL) => Promise<string | undefined>) | undefined;
  /** What people look for most, for the order of search fields; the first of `search` is the name. */
  readonly prominence?: readonly SQL[] | undefined;
  /** What the rows add up to; absent: the list has no totals. */
  readonly readSums?: ReadSums | undefined;
  /** What always holds: rows that exist, the caller's scope, parameters of the call's own. */
  readonly where: readonly (SQL | undefined)[];
}

/** What the statement of a page takes. */
export interface PageClause {
  readonly where: SQL | undefined;
  readonly orderBy: SQL[];
  readonly limit: number;
  readonly offset: number;
}

/** A statement with what the page takes. */
export const paged = <Select extends PgSelect>(select: Select, clause: PageClause) =>
  select
    .where(clause.where)
    .orderBy(...clause.orderBy)
    .limit(clause.limit)
    .offset(clause.offset);

/** Counts at most so many rows of those that meet the condition. */
export type CountRows = (where: SQL | undefined, most: number | undefined) => Promise<number>;

/** How a list is read to its end. */
export interface Walked<Row> {
  readonly walk: Walk;
  /** The ids of the first `most` rows that are found, in their order. */
  readonly findIds: (clause: Omit<PageClause, 'offset'>) => Promise<readonly number[]>;
  /** What is still there of them, in their order. */
  readonly readByIds: (ids: readonly number[]) => Promise<Row[]>;
}

/** Whether rows come in an order by an index, of which its first field decides; `match` puts few in order. */
const isServed = (sort: string, orders: ListSpec['orders']): boolean => {
  const [first = ''] = sort.split(',');
  const name = first.trim().replace(/^-/, '');
  return !orders || name === bestMatch || orders.includes(name);
};

/**
 * One page of a list: one statement for the rows, and one for their number unless the rows tell it. Rows are counted up to
 * `countBound`, so that a page costs the same however many there are. A page of a walk reads its part of the order.
 * @throws Refusal 400 when the query names what the list does not know, or asks more than `countBound` rows for an order
 *   that no index gives.
 */
export const listPage = async <Row>(
  query: ListQuery,
  spec: ListSpec,
  readRows: (clause: PageClause) => Promise<Row[]>,
  countRows: CountRows,
  walked?: Walked<Row>,
): Promise<Page<Row>> => {
  const { page = 0, pageSize = 10 } = query;
  const words = searchToSql(query.search, spec.search, spec.anyOf);
  const where = and(
    ...spec.where,
    filterToSql(query.filters, spec.fields),
    words && spec.beside ? spec.beside(words) : words,
  );
  if (await noteSums(spec.fields, where, spec.readSums)) return toPage<Row>([], 0, page, pageSize);
  const countBounded = async () => {
    const counted = await countRows(where, countBound + 1);
    return { totalCount: counted, isTotalExact: counted <= countBound };
  };
  if (isCountAlone()) {
    const { totalCount, isTotalExact } = await countBounded();
    return { ...toPage<Row>([], totalCount, page, pageSize), isTotalExact };
  }
  const matching = byMatch(query.search, spec.search, spec.prominence);
  const sort = query.sort?.trim() || spec.sort;
  const orderBy = sortToSql(sort, spec.fields, spec.key, matching);
  const offset = Math.min(page * pageSize, Number.MAX_SAFE_INTEGER);
  const order = await walked?.walk.orderOf(spec.key, limit =>
    walked.findIds({ where, orderBy, limit }),
  );
  if (walked && order) {
    const rows = await walked.readByIds(order.slice(offset, offset + pageSize));
    return { ...toPage(rows, order.length, page, pageSize), isTotalExact: true };
  }
  const isBounded = !isServed(sort, spec.orders);
  if (isBounded && (await countRows(where, countBound + 1)) > countBound) throw refusedOrder();
  // One row more tells whether a page follows.
  const placed = spec.valueAt && placedOrder(sort, spec.fields);
  const from = query.after === undefined ? undefined : readPlace(query.after, placed && sort);
  const read = await readRows(
    placed && from
      ? {
          where: and(where, behind(placed, spec.key, from)),
          orderBy,
          limit: pageSize + 1,
          offset: 0,
        }
      : { where, orderBy, limit: pageSize + 1, offset },
  );
  const rows = read.slice(0, pageSize);
  const seen = rows.length > 0 ? offset + read.length : 0;
  const count = async (): Promise<{ totalCount: number; isTotalExact: boolean }> => {
    const isLastPage = read.length <= pageSize && (rows.length > 0 || page === 0);
    if (isLastPage) return { totalCount: seen, isTotalExact: true };
    if (query.total === 'none' && rows.length > 0) return { totalCount: seen, isTotalExact: false };
    if (query.total === 'exact')
      return { totalCount: await countRows(where, undefined), isTotalExact: true };
    const counted = await countBounded();
    return { ...counted, totalCount: Math.max(counted.totalCount, seen) };
  };
  const { totalCount, isTotalExact } = await count();
  const nextPlace = async (): Promise<string | undefined> => {
    const last = rows.at(-1) as { id?: number } | undefined;
    const isFar = offset + pageSize >= countBound && read.length > pageSize;
    if (!placed || !isFar || last?.id === undefined) return undefined;
    const value = await spec.valueAt?.(last.id, placed.by);
    return value === undefined ? undefined : writePlace(sort, { value, id: last.id });
  };
  const next = await nextPlace();
  return {
    ...toPage(rows, totalCount, page, pageSize),
    isTotalExact,
    ...(spec.orders && totalCount > countBound && { orders: [...spec.orders] }),
    ...(next !== undefined && { next }),
  };
};
