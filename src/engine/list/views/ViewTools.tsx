import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCanAccess, useNavigate, useTranslate } from 'react-admin';
import { useState } from 'react';
import type { SavedView } from '#contract/calls/records/views.ts';
import { mayChangeView } from '#contract/domain/views/viewRights.ts';
import type { ViewState } from '#contract/model/ViewState.ts';
import { ActionMenu } from '#parts/controls/ActionMenu.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { useTellFailure } from '#parts/failures/useTellFailure.ts';
import { useOnceOpened } from '../../overlays/useOnceOpened.ts';
import { writeListAddress } from '../address/listAddress.ts';
import type { Columns } from '../columns/useColumns.ts';
import type { ListState } from '../state/HeldList.tsx';
import { useViewMenu } from './useViewMenu.ts';
import { useViewChanges } from './useViews.ts';
import { ViewDialog, type OpenDialog } from './ViewDialog.tsx';
import type { ViewTab } from './viewTabs.ts';

interface Props {
  state: ListState;
  columns: Columns;
  tab: ViewTab;
  /** The list shows something else than its tab would. */
  isChanged: boolean;
  /** Address of what the tab would show. */
  original: string;
}

/** Beside the tabs: save what was changed, save it as a new view or discard it; and what can be done with the view. */
export const ViewTools = ({ state, columns, tab, isChanged, original }: Props) => {
  const translate = useTranslate();
  const snackbar = useSnackbar();
  const tellFailure = useTellFailure();
  const navigate = useNavigate();
  const { canAccess: isKeeper = false } = useCanAccess({
    resource: 'console',
    action: 'keep-views',
  });
  const { change } = useViewChanges();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const wasOpened = useOnceOpened(dialog !== null);
  const { where, q, sort, perPage } = state;
  const now: ViewState = {
    ...(where !== undefined && { where }),
    ...(q !== '' && { search: q }),
    sort,
    pageSize: perPage,
    ...(columns.kept && { columns: columns.kept }),
  };
  const { saved } = tab;
  const menu = useViewMenu(saved, setDialog);

  const open = (view: SavedView) => {
    // What was drawn here is the view's from now on.
    columns.reset();
    navigate(
      writeListAddress({ where, search: q, sort, pageSize: perPage, view: String(view.id) }),
    );
  };
  const save = (view: SavedView) =>
    change.mutate(
      { view, state: now as SavedView['state'] },
      {
        onSuccess: () => {
          columns.reset();
          snackbar('success', translate('engine.view.saved', { name: view.name }));
        },
        onError: error => tellFailure(error),
      },
    );

  return (
    <Box sx={{ flex: 'none', display: 'flex', alignItems: 'center', gap: 1 }}>
      {menu.length > 0 && saved && (
        <ActionMenu
          size="small"
          label={translate('engine.view.more', { name: saved.name })}
          actions={menu}
        />
      )}
      {isChanged && saved && mayChangeView(saved, isKeeper) && (
        <Button size="small" variant="text" loading={change.isPending} onClick={() => save(saved)}>
          {translate('engine.view.save')}
        </Button>
      )}
      {isChanged && (
        <Button
          size="small"
          variant="text"
          startIcon={<Icon name="plus" />}
          onClick={() => setDialog({ type: 'create', state: now })}
        >
          {translate(saved ? 'engine.view.save_as' : 'engine.view.save_view')}
        </Button>
      )}
      {isChanged && saved && (
        <Button
          size="small"
          variant="text"
          onClick={() => {
            columns.reset();
            navigate(original);
          }}
        >
          {translate('engine.view.discard')}
        </Button>
      )}
      {wasOpened && <ViewDialog open={dialog} onCreated={open} onClose={() => setDialog(null)} />}
    </Box>
  );
};
