import { useMemo } from 'react';
import { useRights } from '#authProvider/useRights.ts';
import type { Field } from '#contract/model/types.ts';
import { useScreen } from '../ScreenContext.ts';

/** The fields of the list that the person may see: for all else there is neither column nor filter. */
export const useKnownFields = (): Readonly<Record<string, Field>> => {
  const screen = useScreen();
  const { hidden } = useRights(screen);
  return useMemo(
    () =>
      Object.fromEntries(Object.entries(screen.fields).filter(([path]) => !hidden.includes(path))),
    [screen, hidden],
  );
};
