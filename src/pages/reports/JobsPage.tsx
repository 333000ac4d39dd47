import Box from '@mui/material/Box';
import { useTranslate, useGetResourceLabel } from 'react-admin';
import { PageBody } from '#parts/page/PageBody.tsx';
import { PageHeader } from '#parts/page/PageHeader.tsx';
import { useJobs } from '#parts/jobs/useJobs.ts';
import { JobList } from './JobList.tsx';

/** Everything that one has started and that goes on without the page: reports, changes of many records. */
export const JobsPage = () => {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const { list, jobs } = useJobs(undefined, 50);
  return (
    <PageBody>
      <PageHeader title={labelOf('jobs')} />
      <Box sx={{ mt: 4 }}>
        <JobList title={translate('jobs.tray')} list={list} jobs={jobs} />
      </Box>
    </PageBody>
  );
};
