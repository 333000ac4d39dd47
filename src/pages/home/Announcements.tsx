import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  useGetList,
  useTranslate,
  LinkBase,
  useCanAccess,
  useCreatePath,
  type RaRecord,
} from 'react-admin';
import { useId } from 'react';
import { indiaDay, type Day } from '#contract/domain/days/indiaDay.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import { useNow } from '#parts/words/useNow.ts';
import { usePreference } from '#parts/contexts/usePreference.ts';

interface Announcement extends RaRecord {
  readonly title: string;
  readonly text?: string | null;
  readonly urgent?: boolean | null;
  readonly version?: number;
}

const resource = 'announcements';
const view = '?view=showing';
/** As in the view of that name: from its first day, until its last or until it is removed. */
const showingOn = (today: Day) => ({
  all: [{ from: { lte: today } }, { any: [{ until: { empty: true } }, { until: { gte: today } }] }],
});

/** So many are shown; what was dismissed makes room for older ones. */
const mostShown = 3;
const mostRead = 20;

/** One that is changed after it was dismissed shows again. */
const keyOf = ({ id, version }: Announcement): string => `${id}.${version ?? 0}`;

/** The newest announcements that show today and were not dismissed; nothing where there are none. */
export const Announcements = () => {
  const translate = useTranslate();
  const heading = useId();
  const { canAccess } = useCanAccess({ resource, action: 'list' });
  const createPath = useCreatePath();
  const today = indiaDay(useNow());
  const { data } = useGetList<Announcement>(
    resource,
    {
      pagination: { page: 1, perPage: mostRead },
      sort: { field: 'from', order: 'DESC' },
      filter: { where: showingOn(today) },
    },
    { enabled: canAccess === true, retry: false },
  );
  const [dismissed, setDismissed] = usePreference<readonly string[]>('home.dismissed', []);
  const shown = (data ?? []).filter(one => !dismissed.includes(keyOf(one))).slice(0, mostShown);
  if (!canAccess || shown.length === 0) return null;
  const dismiss = (one: Announcement) => setDismissed([...dismissed.slice(-mostRead), keyOf(one)]);
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
        <Link
          component={LinkBase}
          to={`${createPath({ resource, type: 'list' })}${view}`}
          variant="body2"
        >
          {translate('pages.home.allAnnouncements')}
        </Link>
      </Box>
      <Box component="ul" sx={{ m: 0, px: 4, py: 2, listStyle: 'none', display: 'grid', gap: 3 }}>
        {shown.map(one => (
          <Box component="li" key={one.id} sx={{ display: 'flex', gap: 2, alignItems: 'start' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2" component="div" sx={{ fontWeight: 500 }}>
                <Link
                  component={LinkBase}
                  to={createPath({ resource, type: 'edit', id: one.id })}
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
            </Box>
            <IconButton
              size="small"
              aria-label={translate('pages.home.dismiss', { title: one.title })}
              onClick={() => dismiss(one)}
            >
              <Icon name="x" size={14} />
            </IconButton>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
