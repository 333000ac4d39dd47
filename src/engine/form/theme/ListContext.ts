import { createContext } from 'react';

/** What the buttons of an item tell their list, which puts the focus where one goes on. */
export interface ListActs {
  readonly onRemove: (index: number) => void;
  readonly onMove: (to: number, button: 'up' | 'down') => void;
}

export const ListContext = createContext<ListActs>({
  onRemove: () => undefined,
  onMove: () => undefined,
});
