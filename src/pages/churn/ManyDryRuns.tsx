import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { ChurnScheduleFields } from '#contract/calls/recordTypes.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { followJob } from '#parts/jobs/followed.ts';
import { isAtWork, useCancelJob, useJobs } from '#parts/jobs/useJobs.ts';
import { CreateMany } from './CreateMany.tsx';
import { DryRunRefused } from './DryRunRefused.tsx';
import { ProjectChoice } from './ProjectChoice.tsx';
import { RunResults } from './RunResults.tsx';

interface Props {
  schedule: ChurnScheduleFields;
  onGo: (path: string) => void;
  onSaved: () => void;
}

/** Dry runs for several projects of the profile: a job that takes five at a time, and then a schedule for each. */
export const ManyDryRuns = ({ schedule, onGo, onSaved }: Props) => {
  const translate = useTranslate();
  const client = useClient();
  const [ids, setIds] = useState<readonly number[]>([]);
  const { entity_id: _one, ...shared } = schedule;
  const start = useMutation({
    mutationFn: (body: typeof shared & { entity_ids: number[] }) =>
      client.call('churnDryRuns.start', { body }),
    onSuccess: ({ id }) => followJob(id),
  });
  const jobId = start.data?.id;
  const { jobs } = useJobs(`id==${jobId ?? 0}`, 1);
  const job = jobId === undefined ? undefined : (jobs.find(({ id }) => id === jobId) ?? start.data);
  const isBusy = start.isPending || (job !== undefined && isAtWork(job));
  const cancel = useCancelJob();
  const found = useQuery({
    queryKey: callKey('churnDryRuns.get', jobId, job?.progress, job?.state),
    enabled: jobId !== undefined,
    queryFn: ({ signal }) =>
      client.call('churnDryRuns.get', { params: { id: jobId ?? 0 }, signal, isFresh: true }),
    placeholderData: before => before,
  });
  const body = { ...shared, entity_ids: [...ids] };
  const isOutdated = start.variables && JSON.stringify(start.variables) !== JSON.stringify(body);
  const { progress = 0, progressTotal = 0 } = job ?? {};
  const rows = jobId === undefined ? [] : (found.data?.results ?? []);
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <ProjectChoice profileUuid={schedule.profile_uuid} ids={ids} onChoose={setIds} />
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          disabled={ids.length === 0}
          loading={isBusy}
          onClick={() => start.mutate(body)}
        >
          {ids.length === 0
            ? translate('churn.many.run_none')
            : translate('churn.many.run', { smart_count: ids.length })}
        </Button>
        {job && isAtWork(job) && (
          <Button variant="text" loading={cancel.isPending} onClick={() => cancel.mutate(job.id)}>
            {translate('churn.many.cancel')}
          </Button>
        )}
      </Box>
      {start.error && <DryRunRefused error={start.error} onGo={onGo} />}
      {job && isAtWork(job) && (
        <Box role="status">
          <LinearProgress
            variant="determinate"
            value={progressTotal > 0 ? (progress / progressTotal) * 100 : 0}
            aria-label={translate('churn.many.progress')}
          />
          {translate('churn.many.of', {
            done: writeNumber(progress),
            total: writeNumber(progressTotal),
          })}
        </Box>
      )}
      {job?.state === 'cancelled' && (
        <Alert severity="info">
          {translate('churn.many.cancelled', { done: writeNumber(rows.length) })}
        </Alert>
      )}
      {job?.state === 'failed' && <Alert severity="error">{job.error}</Alert>}
      {rows.length > 0 && <RunResults rows={rows} />}
      {isOutdated && !isBusy && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {translate('churn.run.outdated')}
        </Box>
      )}
      {rows.length > 0 && !isBusy && !isOutdated && (
        <CreateMany
          schedule={shared}
          onSaved={onSaved}
          ids={rows.flatMap(({ entity_id: id, eligible_count: count }) => (count ? [id] : []))}
        />
      )}
    </Box>
  );
};
