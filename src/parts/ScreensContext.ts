import { createContext, useContext } from 'react';
import type { ScreenHead } from '#contract/model/screenHead.ts';

export type { ScreenHead };

export interface Screens {
  all: readonly ScreenHead[];
  /** Those that the signed-in person may open. */
  allowed: readonly ScreenHead[];
}

export const ScreensContext = createContext<Screens>({ all: [], allowed: [] });

export const useScreens = () => useContext(ScreensContext);
