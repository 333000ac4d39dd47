import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { BulkEdit } from '#contract/calls/records/bulk.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { shareOf } from './shareOf.ts';

interface Props {
  edit: BulkEdit;
  isStopping: boolean;
  onStop: () => void;
  onHide: () => void;
}

/** How far a change has come. It goes on when the dialog is closed, the page is left or the browser is shut. */
export const BulkProgress = ({ edit, isStopping, onStop, onHide }: Props) => {
  const translate = useTranslate();
  const share = shareOf(edit);
  // Announced in steps of ten, not at each row.
  const announced = Math.floor(share / 10) * 10;
  return (
    <>
      <DialogContent>
        <Typography sx={{ mb: 3, fontVariantNumeric: 'tabular-nums' }}>
          {translate('engine.bulk.progress', {
            done: writeNumber(edit.progress),
            total: writeNumber(edit.counts.change),
          })}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={share}
          aria-label={translate('engine.bulk.progress_label')}
        />
        <VisuallyHidden>
          <LiveRegion>{`${announced} %`}</LiveRegion>
        </VisuallyHidden>
        <Box sx={{ mt: 3, typography: 'body2', color: 'text.secondary' }}>
          {translate('engine.bulk.goes_on')}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="text" size="large" onClick={onStop} loading={isStopping}>
          {translate('engine.bulk.stop')}
        </Button>
        <Button variant="contained" color="primary" size="large" onClick={onHide}>
          {translate('engine.bulk.hide')}
        </Button>
      </DialogActions>
    </>
  );
};
