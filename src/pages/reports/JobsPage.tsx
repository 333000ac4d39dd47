import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { PageBody } from '#parts/PageBody.tsx';
import { PageHeader } from '#parts/PageHeader.tsx';
import { useJobs } from '#parts/jobs/useJobs.ts';
import { useScreens } from '#parts/ScreensContext.ts';
import { useText } from '#parts/useText.ts';
import { JobList } from './JobList.tsx';

/** Everything that one has started and that goes on without the page: reports, changes of many records. */
export const JobsPage = () => {
  const translate = useTranslate();
  const text = useText();
  const { all } = useScreens();
  const own = all.find(({ page }) => page === 'JobsPage');
  const { list, jobs } = useJobs(undefined, 50);
  return (
    <PageBody>
      <PageHeader title={own ? text(own.label.other) : ''} />
      <Box sx={{ mt: 4 }}>
        <JobList title={translate('jobs.tray')} list={list} jobs={jobs} />
      </Box>
    </PageBody>
  );
};
