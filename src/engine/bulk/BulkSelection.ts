import type { RecordId } from '#contract/kinds/reference.ts';
import type { SortKey } from '#contract/model/types.ts';
import { allOf, filterParts, searchWords, type ListFilter } from '#contract/requests/listFilter.ts';
import { toFilterString } from '#contract/rules/filterString.ts';

/** The records that are to be changed: those that are named, or all that the list has found. */
export interface BulkSelection {
  readonly count: number;
  /** False: at least so many (decision 0239). */
  readonly isCountExact?: boolean;
  readonly ids?: readonly RecordId[];
  readonly filter?: ListFilter;
  readonly sort?: SortKey;
  /** All that the list has found, where these are only some of them: the dialog asks which are meant. */
  readonly all?: BulkSelection;
}

/** How a selection is said to the server; its filter is the one that the list sends. */
export const wireSelection = ({ ids, filter = {}, sort }: BulkSelection) => {
  if (ids) return { ids: [...ids] };
  const where = allOf(filterParts(filter));
  const search = searchWords(filter);
  return {
    ...(where !== undefined && { filters: toFilterString(where) }),
    ...(search && { search }),
    ...(sort && { sort: (sort.order === 'DESC' ? '-' : '') + sort.field }),
  };
};
