import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useRef, type ReactNode } from 'react';
import { useBarBelow } from './useBarBelow.ts';
import { LiveRegion } from './LiveRegion.tsx';
import { Icon } from '../icons/Icon.tsx';

interface Props {
  count: number;
  /** A button that selects every row of the filter, when there are more than the page shows. */
  selectAll?: ReactNode;
  onClear: () => void;
  /** Text buttons with an icon; they take the bar's colours. */
  children: ReactNode;
}

/** Floats above the pager while rows are selected, so that head, filters and rows stay where they are. */
export const BulkBar = ({ count, selectAll, onClear, children }: Props) => {
  const translate = useTranslate();
  const bar = useRef<HTMLDivElement>(null);
  useBarBelow(bar);
  return (
    <Box
      ref={bar}
      role="toolbar"
      data-bar="below"
      aria-label={translate('parts.bulk.label')}
      sx={theme => {
        const { bulkBar, elevation } = theme.vars.palette;
        return {
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          width: 'fit-content',
          maxWidth: '100%',
          height: 48,
          px: 4,
          mx: 'auto',
          borderRadius: '12px',
          color: bulkBar.text,
          background: bulkBar.background,
          boxShadow: elevation.overlay,
          typography: 'body2',
          '& .MuiButtonBase-root': { color: bulkBar.text, border: 0, background: 'none' },
          '& .MuiButtonBase-root:hover': { background: bulkBar.divider },
          '& :focus-visible': { outlineColor: bulkBar.text },
          '& .console-bulk-line': { width: '1px', height: 20, background: bulkBar.divider },
          '& .console-bulk-all, & .console-bulk-all *': { color: bulkBar.textSecondary },
          '@media (forced-colors: active)': { border: '1px solid' },
          // On a phone what can be done has a line of its own under what is selected.
          [theme.breakpoints.down('sm')]: {
            flexWrap: 'wrap',
            width: '100%',
            height: 'auto',
            py: 1,
            rowGap: 0,
            '& .console-bulk-line': { display: 'none' },
            '& .console-bulk-acts': { order: 1, width: '100%' },
            '& .console-bulk-clear': { ml: 'auto' },
          },
        };
      }}
    >
      <LiveRegion sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
        {translate('parts.bulk.selected', { smart_count: count })}
      </LiveRegion>
      {selectAll !== undefined && <span className="console-bulk-all">{selectAll}</span>}
      <span className="console-bulk-line" />
      <Box
        className="console-bulk-acts"
        sx={{
          display: 'flex',
          gap: 1,
          minWidth: 0,
          overflowX: 'auto',
          // Where there is no room for all of them they scroll; they never lie over each other.
          '& > *': { flex: 'none' },
        }}
      >
        {children}
      </Box>
      <span className="console-bulk-line" />
      <IconButton
        className="console-bulk-clear"
        size="small"
        aria-label={translate('parts.bulk.clear')}
        onClick={onClear}
      >
        <Icon name="x" />
      </IconButton>
    </Box>
  );
};
