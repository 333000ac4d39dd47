import { type Identifier, type RaRecord } from 'react-admin';
import { useCallback, useMemo, useState } from 'react';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { Field } from '#contract/model/types.ts';
import { useRights } from '#authProvider/useRights.ts';
import { useUser } from '#parts/contexts/useUser.ts';
import { formValues } from '../../values/initialValues.ts';
import { useClosed } from '../../closed/useClosed.ts';
import { useScreen } from '../../ScreenContext.ts';
import { useIsEditable } from '../../useIsEditable.ts';
import { isEditable } from './inlineValues.ts';

/** One value of the list. */
export interface CellPlace {
  readonly id: Identifier;
  readonly path: string;
}

/** Which value of the list is being changed, and which ones may be. */
export const useInlineEdit = (rows: readonly RaRecord[]) => {
  const screen = useScreen();
  const rights = useRights(screen);
  const user = useUser();
  const [editing, setEditing] = useState<CellPlace | null>(null);
  const isOpen = useIsEditable();
  const closed = useClosed(rows);
  const locked = useMemo(() => [...rights.locked, ...rights.hidden], [rights]);
  const canEdit = useCallback(
    (record: RaRecord, field: Field): boolean =>
      isOpen(record) &&
      closed(record, 'edit') === undefined &&
      isEditable(
        field,
        { record: formValues(record), previous: record, user, today: indiaDay(new Date()) },
        locked,
      ),
    [isOpen, user, locked, closed],
  );
  return { editing, setEditing, canEdit };
};

export type InlineEdit = ReturnType<typeof useInlineEdit>;
