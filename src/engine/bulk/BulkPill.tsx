import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'react-admin';
import type { BulkEdit } from '#contract/calls/records/bulk.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { shareOf } from './shareOf.ts';
import { isAtWork } from './useBulkEdit.ts';

/** A change that goes on, or has ended, while its dialog is put away. */
export const BulkPill = ({ edit, onShow }: { edit: BulkEdit; onShow: () => void }) => {
  const translate = useTranslate();
  const isWork = isAtWork(edit);
  return (
    <Box
      sx={theme => ({
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        width: 'fit-content',
        mx: 'auto',
        px: 4,
        height: 40,
        borderRadius: '12px',
        typography: 'body2',
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        boxShadow: theme.vars.palette.elevation.overlay,
      })}
    >
      {isWork ? (
        <CircularProgress variant="determinate" value={shareOf(edit)} size={16} aria-hidden />
      ) : (
        <Icon name="circle-check" />
      )}
      <LiveRegion>
        {translate(isWork ? 'engine.bulk.pill_work' : 'engine.bulk.pill_done')}
      </LiveRegion>
      {isWork && <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{shareOf(edit)} %</Box>}
      <Button size="small" variant="text" onClick={onShow}>
        {translate('engine.bulk.show')}
      </Button>
    </Box>
  );
};
