import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Drawer } from '#parts/controls/Drawer.tsx';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { writeCount } from '#contract/requests/writeCount.ts';
import { ListSelect } from '#fields/chosen/ListSelect.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { useText } from '#parts/useText.ts';
import { useScreen } from '../../ScreenContext.ts';
import { ColumnOrder } from '../columns/ColumnOrder.tsx';
import type { Columns } from '../columns/useColumns.ts';
import type { ListState } from '../state/HeldList.tsx';

/** By which column, and which way round. */
const Order = ({ state, columns }: { state: ListState; columns: Columns }) => {
  const { sort, setSort, orders } = state;
  const translate = useTranslate();
  const text = useText();
  const select = useId();
  const { list } = useScreen();
  const sorted = list.columns.flatMap(column => (column.sortable ? column.field : []));
  const fields = columns.all
    .map(({ field }) => field)
    .filter(({ path }) => sorted.includes(path) && (!orders || orders.includes(path)));
  const isNamed = fields.some(({ path }) => path === sort.field);
  const isDown = sort.order === 'DESC';
  return (
    <div>
      <Box component="label" htmlFor={select} sx={{ display: 'block', mb: 1, typography: 'body2' }}>
        {translate('engine.list.sort_by')}
      </Box>
      <Box sx={{ display: 'flex', gap: 2, '& > :first-of-type': { flex: 1, minWidth: 0 } }}>
        <ListSelect
          isFull
          id={select}
          value={sort.field}
          onChange={({ target }) => setSort({ field: target.value, order: 'ASC' })}
        >
          {!isNamed && <option value={sort.field}>{translate('engine.list.sort_none')}</option>}
          {fields.map(({ path, label }) => (
            <option key={path} value={path}>
              {text(label)}
            </option>
          ))}
        </ListSelect>
        <Button
          size="large"
          startIcon={<Icon name={isDown ? 'arrow-down' : 'arrow-up'} />}
          onClick={() => setSort({ field: sort.field, order: isDown ? 'ASC' : 'DESC' })}
        >
          {translate(isDown ? 'engine.list.descending' : 'engine.list.ascending')}
        </Button>
      </Box>
    </div>
  );
};

interface Props {
  state: ListState;
  columns: Columns;
  isOpen: boolean;
  onClose: () => void;
}

/** Brings order and columns of a list up from below. */
export const ArrangeDrawer = ({ state, columns, isOpen, onClose }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': heading,
          sx: { borderRadius: '12px 12px 0 0', maxHeight: '85dvh' },
        },
      }}
    >
      <Box sx={{ p: 4, pb: 2, display: 'grid', gap: 4, overflowY: 'auto' }}>
        <Typography id={heading} variant="h2">
          {translate('engine.list.arrange')}
        </Typography>
        <Order state={state} columns={columns} />
        <Box component="section" aria-label={translate('engine.columns.title')}>
          <Typography variant="h3" sx={{ mb: 2 }}>
            {translate('engine.columns.title')}
          </Typography>
          <ColumnOrder columns={columns} isTouched />
        </Box>
      </Box>
      <Box sx={theme => ({ p: 4, pt: 3, borderTop: `1px solid ${theme.vars.palette.divider}` })}>
        <Button variant="contained" color="primary" fullWidth onClick={onClose}>
          {translate('engine.filter.show', {
            smart_count: state.total ?? 0,
            count: writeCount(state.total ?? 0, state.isTotalExact),
          })}
        </Button>
      </Box>
    </Drawer>
  );
};
