import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  LinkBase,
  useCanAccess,
  useCreatePath,
  useNavigate,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { writeCount } from '#contract/requests/writeCount.ts';
import { preloadable } from '#parts/preloadable.tsx';
import { ErrorState } from '#parts/ErrorState.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { LiveRegion } from '#parts/LiveRegion.tsx';
import { PageHeader } from '#parts/PageHeader.tsx';
import type { MenuAction } from '#parts/ActionMenu.tsx';
import { ProgressLine } from '#parts/ProgressLine.tsx';
import { VisuallyHidden } from '#parts/VisuallyHidden.tsx';
import { ActsProvider } from '../actions/ActsProvider.tsx';
import { ToolbarActions } from '../actions/ToolbarActions.tsx';
import { useMenuActions } from '../actions/useMenuActions.ts';
import { useOpening } from '../actions/useOpening.ts';
import { useRunningBulk } from '../bulk/useRunningBulk.ts';
import { useExportAction } from '../export/useExportAction.ts';
import { ImportButton } from '../import/ImportButton.tsx';
import { useImportAction } from '../import/useImportAction.ts';
import {
  Bulk,
  ListChart,
  LostFields,
  RemovedDialog,
  RowMenu,
  TreeOf,
} from '../overlays/lazyOverlays.ts';
import { useRemovedAction } from '../removed/useRemovedAction.ts';
import { useOnceOpened } from '../overlays/useOnceOpened.ts';
import { useScreen } from '../ScreenContext.ts';
import { useText } from '#parts/useText.ts';
import { useIsPhone } from '../useIsPhone.ts';
import { useNames } from '../useNames.ts';
import { useBulk } from './useBulk.ts';
import { noteListed } from './listed.ts';
import { ListTable } from './ListTable.tsx';
import { NoRows } from './NoRows.tsx';
import { Pager } from './Pager.tsx';
import type { OpenMenu } from './RowMenu.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useListScope } from './ListScope.ts';
import type { Folds } from './tree/Fold.ts';
import { useListChart } from './chart/useListChart.ts';
import { useAddressOf, type AddressOf } from './useAddressOf.ts';
import { useColumns, type Columns } from './columns/useColumns.ts';
import { useKeptPlace } from './useKeptPlace.ts';
import type { ListState } from './state/HeldList.tsx';
import { PageList } from './state/PageList.tsx';
import { useListState } from './state/useListState.ts';
import { useSelection } from './useSelection.ts';
import { useTotalOfAll } from './useTotalOfAll.ts';
import { Views } from './views/Views.tsx';

const none: readonly RaRecord[] = [];

const phone = preloadable(async () => (await import('./PhoneList.tsx')).PhoneList);

/** Opening a record first, then what can be done to it. */
const useRowActions = (addressOf: AddressOf, rows: readonly RaRecord[]) => {
  const openingOf = useOpening();
  const actionsOf = useMenuActions('row', rows);
  const navigate = useNavigate();
  return useCallback(
    (record: RaRecord): readonly MenuAction[] => {
      const address = addressOf(record);
      const open = address !== null && {
        ...openingOf(record),
        onClick: () => navigate(address),
      };
      return [...(open ? [open] : []), ...actionsOf(record)];
    },
    [openingOf, actionsOf, navigate, addressOf],
  );
};

interface RowsProps {
  state: ListState;
  rows: readonly RaRecord[];
  /** Where they are a tree. */
  folds?: Folds | undefined;
  columns: Columns;
  canCreate: boolean;
}

const Rows = ({ state, rows, folds, columns, canCreate }: RowsProps) => {
  const { resource, list } = useScreen();
  const translate = useTranslate();
  const text = useText();
  const isPhone = useIsPhone();
  const bulk = useBulk();
  const [runningId] = useRunningBulk(resource);
  const needsBulk = useOnceOpened(state.selectedIds.length > 0 || runningId !== undefined);
  const chart = useListChart();
  useEffect(() => {
    if (state.data)
      noteListed(
        resource,
        state.data.map(({ id }) => id),
      );
  }, [resource, state.data]);
  const selection = useSelection(state, rows);
  const canSelect = bulk.canEdit || bulk.canRemove || bulk.actions.length > 0;
  const frame = useRef<HTMLElement>(null);
  const { found, sort, page, perPage } = state;
  const shows = JSON.stringify([resource, found, sort, page, perPage]);
  useKeptPlace(frame, shows, rows.length > 0);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const wasMenuOpened = useOnceOpened(menu !== null);
  const openMenu = useCallback(
    (record: RaRecord, anchor: HTMLElement) => setMenu({ record, anchor }),
    [],
  );
  const addressOf = useAddressOf();
  const actionsOf = useRowActions(addressOf, rows);
  const shared = {
    state,
    rows,
    folds,
    selection: canSelect ? selection : null,
    addressOf,
  };
  const isEmpty = !state.isPending && !state.error && rows.length === 0;

  return (
    <>
      <Toolbar state={state} columns={columns} />
      <Suspense fallback={null}>
        {chart.isShown && chart.by && <ListChart state={state} by={chart.by} />}
      </Suspense>
      <Box sx={{ position: 'relative', height: 0, zIndex: 4 }}>
        {state.isFetching && !state.isPending && <ProgressLine />}
      </Box>
      <VisuallyHidden>
        <LiveRegion>{state.isPending && translate('parts.loading')}</LiveRegion>
      </VisuallyHidden>
      <Box
        ref={frame}
        data-sheet
        sx={{
          flex: 1,
          // Words for those who listen stand absolute in their cells, and must not widen the page.
          position: 'relative',
          minHeight: { xs: 0, sm: 200 },
          overflow: { sm: 'auto' },
          containerType: { sm: 'inline-size' },
          // A row that takes the focus must not hide under the head or the bulk bar (WCAG 2.4.11).
          scrollPadding: '40px 0 72px',
          pb: state.selectedIds.length > 0 ? 18 : 0,
        }}
      >
        {state.error && rows.length === 0 ? (
          <ErrorState
            error={state.error}
            title={list.failed ? text(list.failed) : undefined}
            onRetry={() => state.refetch()}
          />
        ) : isEmpty ? (
          <NoRows state={state} canCreate={canCreate} />
        ) : isPhone ? (
          <Suspense fallback={null}>
            <phone.Component
              {...shared}
              columns={columns}
              actionsOf={actionsOf}
              onMenu={openMenu}
            />
          </Suspense>
        ) : (
          <ListTable
            {...shared}
            frame={frame}
            columns={columns}
            actionsOf={actionsOf}
            onMenu={openMenu}
          />
        )}
      </Box>
      <Suspense fallback={null}>{needsBulk && <Bulk state={state} rows={rows} />}</Suspense>
      <Pager state={state} />
      <Suspense fallback={null}>
        {wasMenuOpened && (
          <RowMenu open={menu} actionsOf={actionsOf} onClose={() => setMenu(null)} />
        )}
      </Suspense>
    </>
  );
};

const Page = () => {
  const { resource, data } = useScreen();
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
  const chart = useListChart();
  const scope = useListScope();
  // The rows come first.
  const isNarrowed = state.isFiltered && !state.isPending;
  const ofAll = useTotalOfAll(resource, isNarrowed, scope?.within);
  const canCreate = canAccess === true && (data.calls === null || data.calls.create !== null);
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
            actions={[
              ...(isPhone ? [...chart.actions, ...exporting, ...importing] : []),
              ...removed.actions,
            ]}
            primary={
              <>
                <ToolbarActions />
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
              </>
            }
          />
          <Box data-chrome sx={{ mt: 2 }}>
            <Views state={state} columns={columns} />
          </Box>
        </Box>
        {state.lost.length > 0 && (
          <Suspense fallback={null}>
            <LostFields names={state.lost} />
          </Suspense>
        )}
        {state.tree && state.data ? (
          <Suspense fallback={null}>
            <TreeOf state={state} tree={state.tree}>
              {(rows, folds) => <Rows {...shown} rows={rows} folds={folds} />}
            </TreeOf>
          </Suspense>
        ) : (
          <Rows {...shown} rows={state.data ?? none} />
        )}
        <Suspense fallback={null}>
          {removed.isOpen && <RemovedDialog onClose={removed.close} />}
        </Suspense>
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
