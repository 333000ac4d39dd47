import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useGetMany, useTranslate, type RaRecord } from 'react-admin';
import { BulkBar } from '#parts/page/BulkBar.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { useFocusAfter } from '#parts/controls/useFocusAfter.ts';
import { useText } from '#parts/useText.ts';
import { useStartAct } from '../../actions/Acts.ts';
import { useBulkEditing } from '../../bulk/useBulkEditing.tsx';
import { useScreen } from '../../ScreenContext.ts';
import type { ListState } from '../state/HeldList.tsx';
import { useBulk } from './useBulk.ts';

/** More rows than this are not selected at once. */
const most = 500;

interface Props {
  state: ListState;
  rows: readonly RaRecord[];
}

/** The bar over the pager while rows are selected. */
export const Bulk = ({ state, rows }: Props) => {
  const { resource } = useScreen();
  const { canEdit, canRemove, actions } = useBulk();
  const translate = useTranslate();
  const text = useText();
  const start = useStartAct();
  const {
    selectedIds,
    total = 0,
    isTotalExact,
    askTotal,
    onSelectAll,
    onUnselect,
    onUnselectItems,
  } = state;
  const editing = useBulkEditing(() => onUnselectItems());
  const here = rows.filter(row => selectedIds.includes(row.id));
  const elsewhere = selectedIds.filter(id => !rows.some(row => row.id === id));
  // Rows of other pages are read for their names and versions; the cache has them as a rule.
  const { data: others = [], isPending } = useGetMany<RaRecord>(
    resource,
    { ids: elsewhere },
    { enabled: elsewhere.length > 0 },
  );
  const records = [...here, ...others.filter(record => record !== undefined)];
  const isReady = elsewhere.length === 0 || !isPending;
  const canSelectAll = total > rows.length && total <= most && selectedIds.length < total;
  const hasSelection = selectedIds.length > 0;
  // Anyone who changes all that was found is told how many these are.
  useEffect(() => {
    if (hasSelection && canEdit) askTotal();
  }, [hasSelection, canEdit, askTotal]);
  useFocusAfter(hasSelection || Boolean(editing.dialog), () =>
    document.querySelector<HTMLElement>('main h1'),
  );
  if (!hasSelection && !editing.pill) return editing.dialog;
  return (
    <Box
      data-chrome
      sx={{
        // Takes no room of its own, so that nothing moves when it comes.
        position: 'sticky',
        bottom: { xs: 56, sm: 0 },
        zIndex: 4,
        height: 0,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        px: 3,
        '& > *': { mb: 4, flex: 'none' },
      }}
    >
      {editing.dialog}
      {editing.pill}
      {hasSelection && (
        <BulkBar
          count={selectedIds.length}
          onClear={() => onUnselectItems()}
          selectAll={
            canSelectAll ? (
              <Button variant="text" size="small" onClick={() => onSelectAll({ limit: most })}>
                {translate('engine.list.select_all', { total })}
              </Button>
            ) : undefined
          }
        >
          {canEdit && (
            <Button
              variant="text"
              startIcon={<Icon name="pencil" />}
              onClick={() =>
                editing.start({
                  count: selectedIds.length,
                  ids: selectedIds,
                  ...(isTotalExact &&
                    total > selectedIds.length && {
                      all: { count: total, filter: state.found, sort: state.sort },
                    }),
                })
              }
            >
              {translate('engine.bulk.edit_selected')}
            </Button>
          )}
          {actions.map(action => (
            <Button
              key={action.name}
              variant="text"
              disabled={!isReady}
              startIcon={action.icon && <Icon name={action.icon} />}
              onClick={() =>
                start({
                  type: 'action',
                  action,
                  records,
                  onDone: done => onUnselect(done.map(({ id }) => id)),
                })
              }
            >
              {text(action.label)}
            </Button>
          ))}
          {canRemove && (
            <Button
              variant="text"
              disabled={!isReady}
              startIcon={<Icon name="trash-2" />}
              onClick={() => start({ type: 'remove', records })}
            >
              {translate('ra.action.delete')}
            </Button>
          )}
        </BulkBar>
      )}
    </Box>
  );
};
