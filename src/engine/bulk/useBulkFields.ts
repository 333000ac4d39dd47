import { useMemo } from 'react';
import { useRights } from '#authProvider/useRights.ts';
import type { Field } from '#contract/model/types.ts';
import { useScreen } from '../ScreenContext.ts';

/** The fields that the person may change for many records at once; none where they may not edit. */
export const useBulkFields = (): readonly Field[] => {
  const screen = useScreen();
  const { can, hidden, locked } = useRights(screen);
  return useMemo(() => {
    if (!can('edit')) return [];
    const closed = [...hidden, ...locked];
    return screen.list.bulkEdit.flatMap(path => {
      const field = screen.fields[path];
      return field && !closed.includes(path) ? [field] : [];
    });
  }, [screen, can, hidden, locked]);
};
