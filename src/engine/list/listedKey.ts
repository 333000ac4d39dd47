import type { ListFilter } from '#contract/requests/listFilter.ts';
import type { SortKey } from '#contract/model/types.ts';

/** A page of a list, by the names that React-Admin keeps it under. */
export interface Listed {
  readonly filter: ListFilter;
  readonly sort: string;
  readonly order: SortKey['order'];
  readonly page: number;
  readonly perPage: number;
  /** The address with all that was chosen. */
  readonly at: string;
}

/** Where React-Admin's store holds the page of a list of the screen that was shown last, until the tab is left. */
export const listedKey = (resource: string): string => `${resource}.listed`;
