import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { useLocation, useTranslate } from 'react-admin';
import { Icon } from '../icons/Icon.tsx';
import { useScreenHeads } from '../contexts/useScreenHeads.ts';
import { leaveJobs } from './followed.ts';
import { JobRows } from './JobRow.tsx';
import { useJobs } from './useJobs.ts';

/** Pages that show how their jobs go themselves. */
const ownJobs = new Set(['ReportPage', 'ReportsPage', 'JobsPage', 'ChurnSchedulerPage']);

/** The jobs that were started in this tab, over whatever page is open; pages that list jobs themselves are spared it. */
export const JobTray = ({ ids }: { ids: string }) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const heads = useScreenHeads();
  const { jobs } = useJobs(`id=in=(${ids})`, 3);
  const page = heads.find(({ route }) => route === pathname)?.page;
  if (jobs.length === 0 || (page !== undefined && ownJobs.has(page))) return null;
  return (
    <Paper
      elevation={8}
      component="section"
      aria-label={translate('jobs.tray')}
      data-chrome
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        right: { xs: 8, sm: 24 },
        bottom: { xs: 8, sm: 24 },
        width: { xs: 'calc(100vw - 16px)', sm: 420 },
        borderRadius: '8px',
        overflow: 'hidden',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 4, pr: 2, py: 1 }}>
        <Box component="h2" sx={{ m: 0, flex: 1, typography: 'h3' }}>
          {translate('jobs.tray')}
        </Box>
        <IconButton aria-label={translate('jobs.leave')} onClick={leaveJobs}>
          <Icon name="x" />
        </IconButton>
      </Box>
      <JobRows jobs={jobs} />
    </Paper>
  );
};
