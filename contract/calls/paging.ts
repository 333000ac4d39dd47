import Type, { type TSchema } from 'typebox';
import { pageSizes, rowLimits } from '../domain/lists/pageSizes.ts';

/** `pageSize` of a list of which so many rows may be asked for at once (T69). */
export const pageSizeUpTo = (most: number) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum: most, default: pageSizes.main }));

/**
 * The query of a paged list of ours. `page` counts from 0; `sort` is `name` or `-name`, several joined by a comma, or
 * `match` for the best answers to `search`;
 * `filters` is the small grammar of decision T68 (`active==true;name=like=prem`). `total` asks for the exact number of
 * rows whatever it takes, or for none; without it they are counted up to `countBound` (decision 0239). `after` is the `next` of
 * the page before, where that told one: the page then begins there, and is not counted off from the first row.
 */
export const listQuery = {
  page: Type.Optional(Type.Integer({ minimum: 0, default: 0 })),
  pageSize: pageSizeUpTo(rowLimits.cities),
  sort: Type.Optional(Type.String({ maxLength: 200 })),
  filters: Type.Optional(Type.String({ maxLength: 4000 })),
  search: Type.Optional(Type.String({ maxLength: 100 })),
  total: Type.Optional(Type.Union([Type.Literal('exact'), Type.Literal('none')])),
  after: Type.Optional(Type.String({ maxLength: 2000 })),
};

/** Asked for by hand, without a text: the first of all that could be suggested. */
export const firstSuggestions = Type.Optional(Type.Boolean({ default: false }));

/**
 * A page as the specification shows it (part 1 section 3). The client adds one to `totalPages` when there is a next
 * page, so the server sends one less then (decision T62); `totalCount` is the number of rows that match, or the least
 * that do where `isTotalExact` is false.
 */
export const pageOf = <Row extends TSchema>(row: Row) =>
  Type.Object({
    results: Type.Array(row),
    totalPages: Type.Integer({ minimum: 0 }),
    hasNextPage: Type.Boolean(),
    totalCount: Type.Integer({ minimum: 0 }),
    isTotalExact: Type.Optional(Type.Boolean()),
    orders: Type.Optional(Type.Array(Type.String())),
    next: Type.Optional(Type.String()),
  });

export interface Page<Row> {
  results: Row[];
  totalPages: number;
  hasNextPage: boolean;
  totalCount: number;
  /** False: there are at least as many. Absent: they are always counted. */
  isTotalExact?: boolean;
  /** While there are more than `countBound`: the fields in whose order they can be read (record 0239). */
  orders?: string[];
  /** Of a page far behind the first: where the next one begins (`after`). */
  next?: string;
}

/** Wraps one page of rows so that the literal client rule yields the true number of pages (T62). */
export const toPage = <Row>(
  results: Row[],
  totalCount: number,
  page: number,
  size: number,
): Page<Row> => {
  const pages = Math.ceil(totalCount / size);
  const hasNextPage = page + 1 < pages;
  return { results, totalCount, hasNextPage, totalPages: pages - (hasNextPage ? 1 : 0) };
};
