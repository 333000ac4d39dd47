import { useNavigate, useTranslate, type RaRecord } from 'react-admin';
import { useCallback } from 'react';
import type { MenuAction } from '#parts/ActionMenu.tsx';
import { useMenuActions } from '../actions/useMenuActions.ts';
import { useAddressOf } from '../list/useAddressOf.ts';
import { useScreen } from '../ScreenContext.ts';
import { useCan } from '../useCan.ts';

/**
 * What can be done with the records of a list inside a page: open them where they have a page, else change them in a
 * dialog, and their own actions.
 * @param edit Opens the dialog; null where the person may not change them.
 */
export const useRelatedActions = (edit: ((record: RaRecord) => void) | null) => {
  const { recordsAt, list } = useScreen();
  const address = useAddressOf();
  const can = useCan();
  const actionsOf = useMenuActions('row');
  const translate = useTranslate();
  const navigate = useNavigate();
  const canOpen = list.opens !== null || (recordsAt !== '' && (can('show') || can('edit')));
  const rowActions = useCallback(
    (record: RaRecord): readonly MenuAction[] => {
      const to = canOpen ? address(record) : null;
      const open = to !== null && {
        label: translate(can('edit') ? 'ra.action.edit' : 'ra.action.show'),
        icon: can('edit') ? 'pencil' : 'eye',
        onClick: () => navigate(to),
      };
      const change = !canOpen &&
        edit && { label: translate('ra.action.edit'), icon: 'pencil', onClick: () => edit(record) };
      return [...(open ? [open] : []), ...(change ? [change] : []), ...actionsOf(record)];
    },
    [canOpen, edit, can, translate, navigate, address, actionsOf],
  );
  return { addressOf: canOpen ? address : null, actionsOf: rowActions };
};
