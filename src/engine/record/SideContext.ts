import { createContext, useContext } from 'react';

/** Whether the tab that a part of a record page is in is the one that is shown. */
export const SideContext = createContext(true);

export const useIsShown = (): boolean => useContext(SideContext);
