import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Job } from '#contract/calls/recordTypes.ts';
import { toldJobError } from '#contract/domain/jobs/jobErrors.ts';
import { toldIn } from '#contract/domain/messages/told.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { RelativeTime } from '../words/RelativeTime.tsx';
import { StatusChip } from '../words/StatusChip.tsx';
import { useLanguage } from '../useLanguage.ts';
import { useJobFile } from './useJobFile.ts';
import { isAtWork, useCancelJob } from './useJobs.ts';

const tones = {
  queued: 'info',
  running: 'info',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
} as const satisfies Record<Job['state'] & string, string>;

const shareOf = ({ progress = 0, progressTotal = 0 }: Job): number =>
  progressTotal > 0 ? Math.min(100, Math.round((progress / progressTotal) * 100)) : 0;

/** What a job is for and how it goes: progress and a way to stop it, then its files or why it has none. */
export const JobRow = ({ job }: { job: Job }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const cancel = useCancelJob();
  const file = useJobFile();
  const { state = 'queued', error, period, progress = 0, progressTotal } = job;
  const title = (language === 'hi' ? job.titleHi : job.title) ?? job.kind ?? '';
  const rows = { smart_count: progress, count: writeNumber(progress) };
  const isBusy = isAtWork(job);
  return (
    <Box
      component="li"
      sx={theme => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 2,
        px: 4,
        py: 3,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
      })}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 500 }}>
          {title}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="div">
          {[period, state === 'done' ? translate('jobs.rows', rows) : undefined]
            .filter(Boolean)
            .join(' · ')}{' '}
          <RelativeTime at={job.createdAt} />
        </Typography>
        {state === 'failed' && error && (
          <Typography variant="body2" color="error">
            {toldIn(language, toldJobError(error))}
          </Typography>
        )}
      </Box>
      {isBusy && progressTotal !== undefined && (
        <Box sx={{ flex: '1 1 160px', minWidth: 120 }}>
          <LinearProgress
            variant="determinate"
            value={shareOf(job)}
            aria-label={translate('jobs.progress', { title })}
          />
          <Typography
            variant="caption"
            color="textSecondary"
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {translate('jobs.of', {
              done: writeNumber(progress),
              total: writeNumber(progressTotal),
            })}
          </Typography>
        </Box>
      )}
      <StatusChip tone={tones[state]}>{translate(`jobs.states.${state}`)}</StatusChip>
      <Box sx={{ display: 'flex', gap: 2 }}>
        {isBusy && (
          <Button
            variant="outlined"
            loading={cancel.isPending}
            onClick={() => cancel.mutate(job.id)}
            aria-label={translate('jobs.stop', { title })}
          >
            {translate('jobs.cancel')}
          </Button>
        )}
        {job.hasFile &&
          (['csv', 'xlsx'] as const).map(format => (
            <Button
              key={format}
              variant="outlined"
              loading={file.isPending && file.variables.format === format}
              onClick={() => file.mutate({ job, format })}
              aria-label={translate(`jobs.download.${format}`, { title })}
            >
              {translate(`jobs.formats.${format}`)}
            </Button>
          ))}
      </Box>
    </Box>
  );
};

/** Jobs, the newest first. */
export const JobRows = ({ jobs }: { jobs: readonly Job[] }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {jobs.map(job => (
      <JobRow key={job.id} job={job} />
    ))}
  </Box>
);
