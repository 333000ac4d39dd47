import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ChurnScheduleFields } from '#contract/calls/recordTypes.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { DryRunRefused } from './DryRunRefused.tsx';
import { useDryRun } from './useDryRun.ts';

interface Props {
  schedule: ChurnScheduleFields;
  onGo: (path: string) => void;
}

/** How many leads the criteria find, before anything is created. */
export const OneDryRun = ({ schedule, onGo }: Props) => {
  const translate = useTranslate();
  const run = useDryRun();
  const asked = run.variables && JSON.stringify(run.variables);
  const isOutdated = asked !== undefined && asked !== JSON.stringify(schedule);
  const { data } = run;
  const found = data?.eligible_count ?? 0;
  const isEnough = data !== undefined && found >= data.schedule.total_leads;
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Button
        variant="outlined"
        startIcon={<Icon name="flask-conical" />}
        loading={run.isPending}
        onClick={() => run.mutate(schedule)}
      >
        {translate('churn.run.one')}
      </Button>
      <LiveRegion isBusy={run.isPending} sx={{ width: '100%' }}>
        {isOutdated && !run.isPending && (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {translate('churn.run.outdated')}
          </Box>
        )}
        {!isOutdated && data && (
          <Alert severity={isEnough ? 'success' : 'warning'}>
            <strong>
              {translate('churn.run.eligible', { smart_count: found, count: writeNumber(found) })}
            </strong>
            <div>
              {translate(isEnough ? 'churn.run.enough' : 'churn.run.short', {
                asked: writeNumber(data.schedule.total_leads),
              })}
            </div>
            {data.inner_eligible_count !== undefined && (
              <div>
                {translate('churn.run.inner', { count: writeNumber(data.inner_eligible_count) })}
              </div>
            )}
          </Alert>
        )}
        {!isOutdated && run.error && <DryRunRefused error={run.error} onGo={onGo} />}
      </LiveRegion>
    </Box>
  );
};
