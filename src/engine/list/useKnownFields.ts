import { useMemo } from 'react';
import { hiddenFields } from '#contract/model/screenAccess.ts';
import type { Field } from '#contract/model/types.ts';
import { useScreen } from '../ScreenContext.ts';
import { useRoles } from '../useCan.ts';

/** The fields of the list that the person may see: for all else there is neither column nor filter. */
export const useKnownFields = (): Readonly<Record<string, Field>> => {
  const screen = useScreen();
  const roles = useRoles();
  return useMemo(() => {
    const hidden = hiddenFields(screen, roles);
    return Object.fromEntries(
      Object.entries(screen.fields).filter(([path]) => !hidden.includes(path)),
    );
  }, [screen, roles]);
};
