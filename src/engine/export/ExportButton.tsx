import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { useCanAccess, useTranslate } from 'react-admin';
import { useState } from 'react';
import { writeCount } from '#contract/requests/writeCount.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { LazyMenu, LazyMenuItem } from '#parts/menus/LazyMenu.tsx';
import { Tip } from '#parts/controls/Tip.tsx';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import type { Columns } from '../list/columns/useColumns.ts';
import type { ListState } from '../list/state/HeldList.tsx';
import { useScreen } from '../ScreenContext.ts';
import { useNames } from '../useNames.ts';
import { useExport } from './useExport.ts';
import { useExportToChange } from './useExportToChange.ts';
import { useExportLimit } from './useExportLimit.ts';
import { useScheduleList } from './useScheduleList.ts';

interface Props {
  state: ListState;
  columns: Columns;
}

/** Saves all that the list has found as a file, for those who may export. */
export const ExportButton = ({ state, columns }: Props) => {
  const translate = useTranslate();
  const { many } = useNames();
  const { resource } = useScreen();
  const { canAccess: mayExport } = useCanAccess({ resource, action: 'export' });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { mutate, isPending } = useExport();
  const { total = 0, isTotalExact, askTotal, found, sort } = state;
  const limit = useExportLimit(total);
  const toChange = useExportToChange(state);
  const schedule = useScheduleList(state);
  if (!mayExport) return null;
  const label = translate(isPending ? 'engine.export.preparing' : 'engine.export.label');
  const run = (paths?: readonly string[]) => {
    setAnchor(null);
    const selection = { count: total, isCountExact: isTotalExact, filter: found, sort };
    mutate({ selection, ...(paths && { columns: paths }) });
  };
  const choices = [
    ['engine.export.shown', columns.shown.map(({ field }) => field.path)],
    ['engine.export.all', columns.all.map(({ field }) => field.path)],
  ] as const;

  return (
    <>
      <Tip words={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          disabled={isPending}
          onClick={event => {
            setAnchor(event.currentTarget);
            askTotal();
          }}
          sx={theme => ({
            border: `1px solid ${theme.vars.palette.border.button}`,
            boxShadow: theme.vars.palette.elevation.rest,
          })}
        >
          {isPending ? <CircularProgress size={16} aria-hidden /> : <Icon name="download" />}
        </IconButton>
      </Tip>
      <VisuallyHidden>
        <LiveRegion>{isPending && translate('engine.export.preparing')}</LiveRegion>
      </VisuallyHidden>
      <LazyMenu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {limit !== undefined ? (
          <LazyMenuItem disabled sx={{ whiteSpace: 'normal', maxWidth: 320 }}>
            {limit}
          </LazyMenuItem>
        ) : (
          choices.map(([key, paths]) => (
            <LazyMenuItem key={key} onClick={() => run(paths)}>
              {translate(key, { total: writeCount(total, isTotalExact), many })}
            </LazyMenuItem>
          ))
        )}
        {limit === undefined && toChange && (
          <LazyMenuItem
            disabled={toChange.limit !== undefined}
            sx={{ whiteSpace: 'normal', maxWidth: 360 }}
            onClick={() => run()}
          >
            {toChange.limit ?? toChange.label}
          </LazyMenuItem>
        )}
        {schedule && (
          <LazyMenuItem onClick={() => schedule(columns.shown.map(({ field }) => field.path))}>
            {translate('engine.export.schedule')}
          </LazyMenuItem>
        )}
      </LazyMenu>
    </>
  );
};
