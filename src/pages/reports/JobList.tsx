import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { JobRows } from '#parts/jobs/JobRow.tsx';
import type { useJobs } from '#parts/jobs/useJobs.ts';
import { Skeleton } from '#parts/states/Skeleton.tsx';

type Props = Pick<ReturnType<typeof useJobs>, 'list' | 'jobs'> & { title: string };

/** Files that one had made, those that are being made among them. */
export const JobList = ({ title, list, jobs }: Props) => {
  const translate = useTranslate();
  const content = () => {
    if (list.error && !list.data)
      return (
        <ErrorState
          title={translate('reports.runsError')}
          error={list.error}
          onRetry={() => list.refetch()}
        />
      );
    if (!list.data) return <Skeleton height={96} />;
    if (jobs.length === 0)
      return (
        <Typography variant="body2" color="textSecondary" sx={{ px: 4, pb: 3 }}>
          {translate('reports.noRuns')} {translate('reports.noRunsHint')}
        </Typography>
      );
    return <JobRows jobs={jobs} />;
  };
  return <SectionFrame title={title}>{content()}</SectionFrame>;
};
