import Box from '@mui/material/Box';
import { useNavigate, useStoreContext, useTranslate, type RaRecord } from 'react-admin';
import { useCallback, useEffect, useRef } from 'react';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import type { MenuAction } from '#parts/controls/ActionMenu.tsx';
import { ProgressLine } from '#parts/states/ProgressLine.tsx';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { useMenuActions } from '../actions/useMenuActions.ts';
import { useOpening } from '../actions/useOpening.ts';
import { useRunningBulk } from '../bulk/useRunningBulk.ts';
import { Bulk, ListChart, NoRows, TotalsOf } from '../overlays/lazyOverlays.ts';
import { useOnceOpened } from '../overlays/useOnceOpened.ts';
import { useScreen } from '../ScreenContext.ts';
import { useBulk } from './bulk/useBulk.ts';
import { listedKey } from './listedKey.ts';
import { Pager } from './Pager.tsx';
import { ShownRows } from './ShownRows.tsx';
import { Toolbar } from './Toolbar.tsx';
import type { Folds } from './tree/Fold.ts';
import { useListChart } from './chart/useListChart.ts';
import { useAddressOf, type AddressOf } from './useAddressOf.ts';
import type { Columns } from './columns/useColumns.ts';
import { useKeptPlace } from './useKeptPlace.ts';
import type { ListState } from './state/HeldList.tsx';
import { useSelection } from './bulk/useSelection.ts';

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

interface Props {
  state: ListState;
  rows: readonly RaRecord[];
  /** Where they are a tree. */
  folds?: Folds | undefined;
  columns: Columns;
  canCreate: boolean;
}

/** What is under the head of a list: the bar of its questions, the rows, what can be done to chosen ones, and the pager. */
export const ListRows = ({ state, rows, folds, columns, canCreate }: Props) => {
  const { resource, list } = useScreen();
  const translate = useTranslate();
  const bulk = useBulk();
  const [runningId] = useRunningBulk(resource);
  const needsBulk = useOnceOpened(state.selectedIds.length > 0 || runningId !== undefined);
  const chart = useListChart(state.viewName);
  const selection = useSelection(state, rows);
  const canSelect = bulk.canEdit || bulk.canRemove || bulk.actions.length > 0;
  const frame = useRef<HTMLElement>(null);
  const { found, sort, page, perPage } = state;
  const store = useStoreContext();
  useEffect(() => {
    const { field, order } = sort;
    const at = window.location.pathname + window.location.search;
    store.setItem(listedKey(resource), { filter: found, sort: field, order, page, perPage, at });
  }, [store, resource, found, sort, page, perPage]);
  const shows = JSON.stringify([resource, found, sort, page, perPage]);
  useKeptPlace(frame, shows, rows.length > 0);
  const addressOf = useAddressOf();
  const actionsOf = useRowActions(addressOf, rows);

  return (
    <>
      <Toolbar state={state} columns={columns} />
      {chart.isShown && chart.by && <ListChart state={state} by={chart.by} />}
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
        <ShownRows
          frame={frame}
          state={state}
          rows={rows}
          folds={folds}
          columns={columns}
          selection={canSelect ? selection : null}
          addressOf={addressOf}
          actionsOf={actionsOf}
          empty={<NoRows state={state} canCreate={canCreate} />}
        />
      </Box>
      {needsBulk && <Bulk state={state} rows={rows} />}
      {list.totals.length > 0 && rows.length > 0 && <TotalsOf state={state} />}
      <Pager state={state} />
    </>
  );
};
