import type { SortKey } from '#contract/model/types.ts';
import { allOf, filterParts } from '#contract/requests/listFilter.ts';
import type { ViewState } from '#contract/model/ViewState.ts';
import { isCondition } from '#contract/rules/isCondition.ts';
import { filterOf } from '../filters/filterParts.ts';

/** What the address says of a list; what it does not say is absent. */
export interface ListAddress extends Pick<ViewState, 'where' | 'search' | 'sort' | 'pageSize'> {
  /** Counts from 1. */
  readonly page?: number;
  /** A saved view by its id, or a view of the screen file by its name. */
  readonly view?: string;
  /** The address names a filter, be it an empty one: then the one of the view does not count. */
  readonly hasFilter: boolean;
}

/** Rows that a page may have at most: what the server gives at once. */
export const mostRows = 1000;

const readJson = (text: string | null): unknown => {
  try {
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
};

const readCount = (text: string | null, most: number): number | undefined => {
  const number = Number(text);
  return text !== null && Number.isInteger(number) && number >= 1 && number <= most
    ? number
    : undefined;
};

const readSort = (search: URLSearchParams): SortKey | undefined => {
  const field = search.get('sort');
  return field ? { field, order: search.get('order') === 'DESC' ? 'DESC' : 'ASC' } : undefined;
};

/** Reads an address; it is anyone's text, so what makes no sense in it is as if it were not there. */
export const readListAddress = (text: string): ListAddress => {
  const search = new URLSearchParams(text);
  const filter = readJson(search.get('filter'));
  const {
    where: asked,
    q,
    ...pairs
  }: { where?: unknown; q?: unknown } = typeof filter === 'object' && filter !== null ? filter : {};
  // Simple pairs come from filters of React-Admin's own.
  const where = allOf(filterParts({ ...pairs, ...(isCondition(asked) && { where: asked }) }));
  const page = readCount(search.get('page'), Number.MAX_SAFE_INTEGER);
  const pageSize = readCount(search.get('perPage'), mostRows);
  const sort = readSort(search);
  const view = search.get('view');
  // A link that somebody wrote by hand names what is searched as such.
  const named = search.get('search');
  const searched = (typeof q === 'string' && q) || named;
  return {
    hasFilter: named !== null || search.has('filter'),
    ...(where !== undefined && { where }),
    ...(searched && { search: searched }),
    ...(sort && { sort }),
    ...(pageSize && { pageSize }),
    ...(page && { page }),
    ...(view && { view }),
  };
};

/** The other way round; always with the filter, so that a link shows the same rows to someone who lacks the view. */
export const writeListAddress = (address: Omit<ListAddress, 'hasFilter'>): string => {
  const { where, search: q = '', sort, pageSize, page = 1, view } = address;
  const search = new URLSearchParams();
  if (view) search.set('view', view);
  search.set('filter', JSON.stringify(filterOf(where, q)));
  if (sort) {
    search.set('sort', sort.field);
    search.set('order', sort.order);
  }
  search.set('page', String(page));
  if (pageSize) search.set('perPage', String(pageSize));
  return `?${search}`;
};
