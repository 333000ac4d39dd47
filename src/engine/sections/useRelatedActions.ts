import { useCanAccess, useNavigate, useTranslate, type RaRecord } from 'react-admin';
import { useCallback } from 'react';
import type { MenuAction } from '#parts/controls/ActionMenu.tsx';
import { useMenuActions } from '../actions/useMenuActions.ts';
import { useOpening } from '../actions/useOpening.ts';
import { useText } from '#parts/useText.ts';
import { useClosed } from '../closed/useClosed.ts';
import { useAddressOf } from '../list/useAddressOf.ts';
import { useScreen } from '../ScreenContext.ts';
import { useIsEditable } from '../useIsEditable.ts';

/**
 * What can be done with the records of a list inside a page: open them where they have a page, else change them in a
 * dialog, and their own actions.
 * @param edit Opens the dialog; null where the person may not change them.
 * @param rows Those that are shown
 */
export const useRelatedActions = (
  edit: ((record: RaRecord) => void) | null,
  rows: readonly RaRecord[],
) => {
  const { resource, recordsAt, list } = useScreen();
  const address = useAddressOf();
  const { canAccess: canShow = false } = useCanAccess({ resource, action: 'show' });
  const { canAccess: canEdit = false } = useCanAccess({ resource, action: 'edit' });
  const openingOf = useOpening();
  const isEditable = useIsEditable();
  const actionsOf = useMenuActions('row', rows);
  const closed = useClosed(rows);
  const text = useText();
  const translate = useTranslate();
  const navigate = useNavigate();
  const canOpen = list.opens !== null || (recordsAt !== '' && (canShow || canEdit));
  const rowActions = useCallback(
    (record: RaRecord): readonly MenuAction[] => {
      const to = canOpen ? address(record) : null;
      const open = to !== null && {
        ...openingOf(record),
        onClick: () => navigate(to),
      };
      const shut = closed(record, 'edit');
      const change = !canOpen &&
        edit && {
          label: translate('ra.action.edit'),
          icon: 'pencil',
          isDisabled: shut !== undefined || !isEditable(record),
          why: shut
            ? text(shut)
            : isEditable(record)
              ? undefined
              : translate('engine.record.closed'),
          onClick: () => edit(record),
        };
      return [...(open ? [open] : []), ...(change ? [change] : []), ...actionsOf(record)];
    },
    [canOpen, edit, openingOf, isEditable, translate, navigate, address, actionsOf, closed, text],
  );
  return { addressOf: canOpen ? address : null, actionsOf: rowActions };
};
