import { type Identifier, type RaRecord } from 'react-admin';
import { useCallback, useMemo, useState } from 'react';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { hiddenFields, lockedFields } from '#contract/model/screenAccess.ts';
import type { Field } from '#contract/model/types.ts';
import { useUser } from '#parts/useUser.ts';
import { formValues } from '../../values/initialValues.ts';
import { useScreen } from '../../ScreenContext.ts';
import { useCan, useRoles } from '../../useCan.ts';
import { isEditable } from './inlineValues.ts';

/** One value of the list. */
export interface CellPlace {
  readonly id: Identifier;
  readonly path: string;
}

/** Which value of the list is being changed, and which ones may be. */
export const useInlineEdit = () => {
  const screen = useScreen();
  const can = useCan();
  const roles = useRoles();
  const user = useUser();
  const [editing, setEditing] = useState<CellPlace | null>(null);
  const mayEdit = can('edit') && (screen.data.calls === null || screen.data.calls.update !== null);
  const locked = useMemo(
    () => [...lockedFields(screen, roles), ...hiddenFields(screen, roles)],
    [screen, roles],
  );
  const canEdit = useCallback(
    (record: RaRecord, field: Field): boolean =>
      mayEdit &&
      isEditable(
        field,
        { record: formValues(record), previous: record, user, today: indiaDay(new Date()) },
        locked,
      ),
    [mayEdit, user, locked],
  );
  return { editing, setEditing, canEdit };
};

export type InlineEdit = ReturnType<typeof useInlineEdit>;
