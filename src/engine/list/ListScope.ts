import { createContext, useContext } from 'react';
import type { Condition } from '#contract/rules/condition.ts';

/** What a page says of the list that it holds: which of the records, and what they are. */
export interface ListScope {
  /** Where filter, order and page of the list are remembered, apart from other parts of the same screen. */
  readonly name: string;
  readonly within: Condition;
  /** A line below the title. */
  readonly note: string;
}

export const ListScopeContext = createContext<ListScope | null>(null);

/** Null: the whole list of the screen. */
export const useListScope = (): ListScope | null => useContext(ListScopeContext);
