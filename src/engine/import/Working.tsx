import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { writeNumber } from '#contract/kinds/number.ts';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { useScreen } from '../ScreenContext.ts';
import { Card } from './Card.tsx';
import { useProgress } from './useProgress.ts';

interface Props {
  what: 'checking' | 'applying';
  run: string;
}

/** How far the work is: a measured bar as soon as the server tells. */
export const Working = ({ what, run }: Props) => {
  const { resource } = useScreen();
  const translate = useTranslate();
  const progress = useProgress(resource, run);
  const percent = progress && Math.min(100, Math.floor((progress.done / progress.total) * 100));
  const label = translate(`engine.import.${what}`);
  return (
    <Card>
      <LiveRegion isBusy sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, mb: 3 }}>
        <Typography component="span" variant="h3">
          {label}
        </Typography>
        {percent !== undefined && (
          <Typography component="span" variant="body2" color="textSecondary" aria-hidden>
            {writeNumber(percent)} %
          </Typography>
        )}
      </LiveRegion>
      <LinearProgress
        aria-label={label}
        variant={percent === undefined ? 'indeterminate' : 'determinate'}
        value={percent}
        sx={{ height: 8, borderRadius: 4 }}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
        {translate(`engine.import.${what}_hint`)}
      </Typography>
    </Card>
  );
};
