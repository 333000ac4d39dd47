import { useMemo } from 'react';
import { hiddenFields, lockedFields } from '#contract/model/screenAccess.ts';
import type { Field } from '#contract/model/types.ts';
import { useScreen } from '../ScreenContext.ts';
import { useCan, useRoles } from '../useCan.ts';

/** The fields that the person may change for many records at once; none where he may not edit. */
export const useBulkFields = (): readonly Field[] => {
  const screen = useScreen();
  const roles = useRoles();
  const canEdit = useCan()('edit');
  return useMemo(() => {
    if (!canEdit) return [];
    const closed = [...hiddenFields(screen, roles), ...lockedFields(screen, roles)];
    return screen.list.bulkEdit.flatMap(path => {
      const field = screen.fields[path];
      return field && !closed.includes(path) ? [field] : [];
    });
  }, [screen, roles, canEdit]);
};
