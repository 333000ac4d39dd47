import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  LinkBase,
  useCanAccess,
  useCreatePath,
  useLocation,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { useCallback, useMemo } from 'react';
import { writeCount } from '#contract/requests/writeCount.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { PageHeader } from '#parts/page/PageHeader.tsx';
import { ActsProvider } from '../actions/ActsProvider.tsx';
import { ToolbarActions, ToolbarMenu } from '../actions/ToolbarActions.tsx';
import { useExportAction } from '../export/useExportAction.ts';
import { ImportButton } from '../import/ImportButton.tsx';
import { useImportAction } from '../import/useImportAction.ts';
import { LostFields, RemovedDialog, TreeOf, Triage } from '../overlays/lazyOverlays.ts';
import { useRemovedAction } from '../removed/useRemovedAction.ts';
import { useScreen } from '../ScreenContext.ts';
import { triageParameter } from './address/triageParameter.ts';
import { useIsPhone } from '../useIsPhone.ts';
import { useNames } from '../useNames.ts';
import { ListRows } from './ListRows.tsx';
import { useListScope } from './ListScope.ts';
import { useListChart } from './chart/useListChart.ts';
import { useColumns } from './columns/useColumns.ts';
import { PageList } from './state/PageList.tsx';
import { useListState } from './state/useListState.ts';
import { useTotalOfAll } from './useTotalOfAll.ts';
import { Views } from './views/Views.tsx';

const none: readonly RaRecord[] = [];

const Page = () => {
  const { resource, data, triage } = useScreen();
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource, action: 'create' });
  const createPath = useCreatePath();
  const { one, heading } = useNames();
  const state = useListState();
  const columns = useColumns(state);
  const isPhone = useIsPhone();
  const importing = useImportAction();
  const exporting = useExportAction(state, columns);
  const removed = useRemovedAction();
  const chart = useListChart(state.viewName);
  const scope = useListScope();
  // The rows come first.
  const isNarrowed = state.isFiltered && !state.isPending;
  const ofAll = useTotalOfAll(resource, isNarrowed, scope?.within);
  const canCreate = canAccess === true && (data.calls === null || data.calls.create !== null);
  const { search } = useLocation();
  const isTriage = triage && new URLSearchParams(search).has(triageParameter);
  const { onUnselectItems } = state;
  const onRemoved = useCallback(() => onUnselectItems(), [onUnselectItems]);
  const count = useMemo(() => {
    if (state.isPending || state.total === undefined) return undefined;
    const total = writeCount(state.total, state.isTotalExact);
    if (!state.isFiltered || ofAll === undefined) return total;
    return translate('engine.list.count', { total, all: ofAll });
  }, [state.isPending, state.total, state.isTotalExact, state.isFiltered, ofAll, translate]);

  const shown = { state, columns, canCreate };

  return (
    <ActsProvider onRemoved={onRemoved}>
      <Box
        data-sheet
        sx={{
          position: 'relative',
          // Where it has a height of its own it must not grow: the rows scroll in it, below head and above pager.
          flex: { xs: 1, sm: 'none' },
          display: 'flex',
          flexDirection: 'column',
          minWidth: 0,
          height: { sm: 'calc(100dvh - 48px)' },
          bgcolor: 'background.paper',
        }}
      >
        <Box sx={{ px: { xs: 4, sm: 6 }, pt: { xs: 3, sm: 5 } }}>
          <PageHeader
            title={heading}
            count={count}
            context={scope?.note}
            secondary={<ImportButton />}
            actions={isPhone ? [] : removed.actions}
            primary={
              <>
                {!isPhone && <ToolbarActions />}
                {triage && <Triage isButton triage={triage} state={state} />}
                {canCreate && (
                  <Button
                    component={LinkBase}
                    to={createPath({ resource, type: 'create' })}
                    variant="contained"
                    color="primary"
                    startIcon={<Icon name="plus" />}
                    aria-label={translate('engine.list.new', { name: one })}
                  >
                    {isPhone
                      ? translate('engine.list.new_short')
                      : translate('engine.list.new', { name: one })}
                  </Button>
                )}
                {isPhone && (
                  <ToolbarMenu
                    more={[...chart.actions, ...exporting, ...importing, ...removed.actions]}
                  />
                )}
              </>
            }
          />
          <Box data-chrome sx={{ mt: 2 }}>
            <Views state={state} columns={columns} />
          </Box>
        </Box>
        {state.lost.length > 0 && <LostFields names={state.lost} />}
        {isTriage ? (
          <Triage triage={triage} state={state} />
        ) : state.tree && state.data ? (
          <TreeOf state={state} tree={state.tree}>
            {(rows, folds) => <ListRows {...shown} rows={rows} folds={folds} />}
          </TreeOf>
        ) : (
          <ListRows {...shown} rows={state.data ?? none} />
        )}
        {removed.isOpen && <RemovedDialog onClose={removed.close} />}
      </Box>
    </ActsProvider>
  );
};

/** The list of a screen: find, read, choose, act. */
export const ListPage = () => (
  <PageList>
    <Page />
  </PageList>
);
