import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useId, useRef } from 'react';
import { writeNumber } from '#contract/kinds/number.ts';
import { writeCount } from '#contract/requests/writeCount.ts';
import { ListSelect } from '#fields/chosen/ListSelect.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { useFocusAfter } from '#parts/controls/useFocusAfter.ts';
import { useNames } from '../useNames.ts';
import type { ListState } from './state/HeldList.tsx';

/** The numbers of rows that a page may have (part 2 section 9, T70). */
const pageSizes = [5, 10, 20, 30, 50, 100];

/** The range in words, the size of a page, one page back and on. */
export const Pager = ({ state }: { state: ListState }) => {
  const { page, perPage, fitting, total = 0, isPending, setPage, setPerPage } = state;
  const { isTotalExact, isCounting, askTotal } = state;
  const translate = useTranslate();
  const { heading } = useNames();
  const size = useId();
  const nav = useRef<HTMLElement>(null);
  // The button is out of use while all are counted, and gone once that is done.
  const next = () => nav.current?.querySelector<HTMLElement>('button:enabled');
  useFocusAfter(isCounting, next);
  useFocusAfter(!isTotalExact, next);
  const last = Math.max(1, Math.ceil(total / perPage));
  const first = (page - 1) * perPage + 1;
  const sizes = [...new Set([...pageSizes, fitting, perPage])].sort((one, other) => one - other);
  const range = translate('engine.list.range', {
    names: heading,
    from: writeNumber(first),
    to: writeNumber(Math.min(page * perPage, total)),
    total: writeCount(total, isTotalExact),
  });
  return (
    <Box
      component="nav"
      ref={nav}
      data-chrome
      data-bar="below"
      aria-label={translate('engine.list.pages')}
      sx={theme => ({
        position: { xs: 'sticky', sm: 'static' },
        bottom: 0,
        zIndex: 3,
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minHeight: 48,
        px: { xs: 4, sm: 6 },
        background: theme.vars.palette.background.paper,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        typography: 'body2',
        color: 'text.secondary',
        [theme.breakpoints.down('sm')]: { minHeight: 56 },
      })}
    >
      <LiveRegion>{!isPending && total > 0 && range}</LiveRegion>
      {!isTotalExact && (
        <Button variant="text" size="small" loading={isCounting} onClick={askTotal}>
          {translate('engine.list.count_all')}
        </Button>
      )}
      <Box sx={{ flex: 1 }} />
      <Box component="label" htmlFor={size} sx={{ display: { xs: 'none', sm: 'block' } }}>
        {translate('engine.list.per_page')}
      </Box>
      <ListSelect
        isSmall
        id={size}
        value={perPage}
        onChange={event => setPerPage(Number(event.target.value))}
        sx={{ display: { xs: 'none', sm: 'inline-flex' }, mr: 2 }}
      >
        {sizes.map(rows => (
          <option key={rows} value={rows}>
            {rows}
          </option>
        ))}
      </ListSelect>
      {(
        [
          ['engine.list.previous', page - 1, 'chevron-left'],
          ['engine.list.next', page + 1, 'chevron-right'],
        ] as const
      ).map(([label, target, icon]) => (
        <IconButton
          key={label}
          aria-label={translate(label)}
          disabled={isPending || target < 1 || target > last}
          onClick={() => setPage(target)}
          sx={theme => ({
            border: `1px solid ${theme.vars.palette.border.button}`,
            '&.Mui-disabled': { background: theme.vars.palette.surface.inset },
            [theme.breakpoints.down('sm')]: { width: 44, height: 44 },
          })}
        >
          <Icon name={icon} />
        </IconButton>
      ))}
    </Box>
  );
};
