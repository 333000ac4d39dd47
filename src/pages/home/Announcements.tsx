import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { indiaDay, type Day } from '#contract/domain/days/indiaDay.ts';
import { StatusChip } from '#parts/StatusChip.tsx';
import { useScreens } from '#parts/ScreensContext.ts';
import { useNow } from '#parts/useNow.ts';

interface Announcement extends RaRecord {
  readonly title: string;
  readonly text?: string | null;
  readonly urgent?: boolean | null;
}

const resource = 'announcements';
const view = '?view=showing';
/** As in the view of that name: from its first day, until its last or until it is removed. */
const showingOn = (today: Day) => ({
  all: [{ from: { lte: today } }, { any: [{ until: { empty: true } }, { until: { gte: today } }] }],
});

/** The newest announcements that show today; nothing where there are none. */
export const Announcements = () => {
  const translate = useTranslate();
  const heading = useId();
  const { allowed } = useScreens();
  const today = indiaDay(useNow());
  const head = allowed.find(screen => screen.resource === resource);
  const { data } = useGetList<Announcement>(
    resource,
    {
      pagination: { page: 1, perPage: 3 },
      sort: { field: 'from', order: 'DESC' },
      filter: { where: showingOn(today) },
    },
    { enabled: head !== undefined, retry: false },
  );
  if (!head || !data || data.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={theme => ({ borderRadius: '8px', border: `1px solid ${theme.vars.palette.divider}` })}
    >
      <Box
        sx={theme => ({
          display: 'flex',
          justifyContent: 'space-between',
          px: 4,
          py: 3,
          borderBottom: `1px solid ${theme.vars.palette.divider}`,
        })}
      >
        <Typography id={heading} variant="h3" component="h2">
          {translate('pages.home.announcements')}
        </Typography>
        <Link component={RouterLink} to={`${head.route}${view}`} variant="body2">
          {translate('pages.home.allAnnouncements')}
        </Link>
      </Box>
      <Box component="ul" sx={{ m: 0, px: 4, py: 2, listStyle: 'none', display: 'grid', gap: 3 }}>
        {data.map(one => (
          <li key={one.id}>
            <Typography variant="body2" component="div" sx={{ fontWeight: 500 }}>
              <Link
                component={RouterLink}
                to={`${head.route}/${one.id}`}
                sx={{ color: 'text.primary', mr: 2 }}
              >
                {one.title}
              </Link>
              {one.urgent && (
                <StatusChip tone="danger" icon="megaphone">
                  {translate('pages.home.urgent')}
                </StatusChip>
              )}
            </Typography>
            {one.text && (
              <Typography
                variant="caption"
                component="p"
                color="textSecondary"
                sx={{
                  m: 0,
                  display: '-webkit-box',
                  overflow: 'hidden',
                  WebkitBoxOrient: 'vertical',
                  WebkitLineClamp: 2,
                }}
              >
                {one.text}
              </Typography>
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
};
