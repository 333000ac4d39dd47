import { loadScreen } from 'virtual:screens';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslate, LinkBase, useCreatePath, useGetResourceLabel } from 'react-admin';
import { filesKey } from '#dataProvider/query/keys.ts';
import { PageBody } from '#parts/page/PageBody.tsx';
import { PageHeader } from '#parts/page/PageHeader.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { useJobs } from '#parts/jobs/useJobs.ts';
import type { ScreenHead } from '#contract/model/screenHead.ts';
import { useOpenScreens } from '#parts/contexts/useScreenHeads.ts';
import { useText } from '#parts/useText.ts';
import { JobList } from './JobList.tsx';

/** The reports that someone may open, each with the line of its file. */
const useReports = (heads: readonly ScreenHead[]) =>
  useQuery({
    queryKey: filesKey(
      'reports',
      heads.map(({ resource }) => resource),
    ),
    queryFn: () =>
      Promise.all(
        heads.map(async head => {
          const screen = await loadScreen(head.resource);
          return { head, about: screen.type === 'page' ? screen.report?.about : undefined };
        }),
      ),
    staleTime: Infinity,
  });

/** All reports in one place, with one's files (part 1 section 2, T10). */
export const ReportsPage = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const text = useText();
  const labelOf = useGetResourceLabel();
  const allowed = useOpenScreens('list');
  const { data } = useReports(allowed.filter(({ page }) => page === 'ReportPage'));
  const { list, jobs } = useJobs('kind==report', 10);
  return (
    <PageBody>
      <PageHeader title={labelOf('reports')} context={translate('reports.hint')} />
      <Box sx={{ mt: 4, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {data ? (
          <Box
            component="ul"
            sx={{
              m: 0,
              p: 0,
              listStyle: 'none',
              display: 'grid',
              gap: 3,
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr)',
                sm: 'repeat(2, minmax(0, 1fr))',
                lg: 'repeat(3, minmax(0, 1fr))',
              },
            }}
          >
            {data.map(({ head, about }) => (
              <Box component="li" key={head.resource} sx={{ display: 'grid' }}>
                <Box
                  component={LinkBase}
                  to={createPath({ resource: head.resource, type: 'list' })}
                  sx={theme => ({
                    display: 'block',
                    px: 4,
                    py: 3,
                    borderRadius: '8px',
                    textDecoration: 'none',
                    color: theme.vars.palette.text.primary,
                    border: `1px solid ${theme.vars.palette.divider}`,
                    '&:hover': { background: theme.vars.palette.action.hover },
                  })}
                >
                  <Box component="span" sx={{ display: 'block', typography: 'h3' }}>
                    {labelOf(head.resource)}
                  </Box>
                  {about && (
                    <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
                      {text(about)}
                    </Box>
                  )}
                </Box>
              </Box>
            ))}
          </Box>
        ) : (
          <Skeleton height={160} />
        )}
        <JobList title={translate('reports.runs')} list={list} jobs={jobs} />
      </Box>
    </PageBody>
  );
};
