import { createContext, useContext } from 'react';
import type { RecordScreen } from '#contract/model/types.ts';

export const ScreenContext = createContext<RecordScreen | null>(null);

/** The screen that is drawn. */
export const useScreen = (): RecordScreen => {
  const screen = useContext(ScreenContext);
  if (!screen) throw new Error('useScreen needs a ScreenContext above it');
  return screen;
};
