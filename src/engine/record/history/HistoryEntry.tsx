import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { auditSurfaces } from '#contract/domain/surfaces.ts';
import type { History } from '#dataProvider/verbs/history.ts';
import { RelativeTime } from '#parts/words/RelativeTime.tsx';
import { useText } from '#parts/useText.ts';
import { useScreen } from '../../ScreenContext.ts';
import { inFormOrder } from '../show/inFormOrder.ts';
import { HistoryChange, type Change } from './HistoryChange.tsx';

export type Entry = History['results'][number];

const surfaces: readonly string[] = auditSurfaces;

/** Entries that tell a whole record, not what became of it. */
const whole = ['create', 'restore'];

interface Props {
  entry: Entry;
  /** Whether a field of this entry can be set back to what it was before. */
  canSetBack: (entry: Entry, change: Change) => boolean;
  onSetBack: (entry: Entry, change: Change) => void;
}

/** One change: who, when, through what, and each field before and after. */
export const HistoryEntry = ({ entry, canSetBack, onSetBack }: Props) => {
  const screen = useScreen();
  const translate = useTranslate();
  const text = useText();
  const through = surfaces.includes(entry.surface)
    ? translate(`engine.surface.${entry.surface}`)
    : entry.surface;
  // What a deleted record was is not worth a list of what it lost.
  const changes = entry.action === 'delete' ? [] : inFormOrder(screen, entry.changes);
  return (
    <Box
      component="li"
      sx={theme => ({
        position: 'relative',
        pl: 6,
        pb: 5,
        borderLeft: `1px solid ${theme.vars.palette.divider}`,
        '&:last-child': { borderColor: 'transparent' },
        '&::before': {
          content: '""',
          position: 'absolute',
          left: -5,
          top: 5,
          width: 9,
          height: 9,
          borderRadius: '50%',
          background: theme.vars.palette.background.default,
          border: `2px solid ${theme.vars.palette.border.control}`,
        },
      })}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, typography: 'body2' }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {entry.actorName}
        </Box>
        <span>{text(entry.act)}</span>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <RelativeTime at={entry.at} /> · {through}
        </Box>
      </Box>
      {changes.length > 0 && (
        <Box
          component="dl"
          sx={theme => ({
            m: 0,
            mt: 2,
            borderRadius: '8px',
            border: `1px solid ${theme.vars.palette.divider}`,
            background: theme.vars.palette.background.paper,
            typography: 'body2',
            '& > div': {
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' },
              columnGap: 4,
              px: 4,
              py: 2,
            },
            '& > div + div': { borderTop: `1px solid ${theme.vars.palette.divider}` },
          })}
        >
          {changes.map(change => (
            <HistoryChange
              key={change.field}
              change={change}
              isFirst={whole.includes(entry.action)}
              onSetBack={canSetBack(entry, change) ? () => onSetBack(entry, change) : null}
            />
          ))}
        </Box>
      )}
    </Box>
  );
};
