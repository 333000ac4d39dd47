import { createContext } from 'react';

/** What the buttons of an item tell their list, which puts the focus where one goes on. */
export interface ListActs {
  readonly onRemove: (index: number) => void;
  readonly onMove: (to: number, button: 'up' | 'down') => void;
}

/** For a list inside a value, which the form around it does not tell apart. */
export const noActs: ListActs = { onRemove: () => undefined, onMove: () => undefined };

export const ListContext = createContext<ListActs>(noActs);
