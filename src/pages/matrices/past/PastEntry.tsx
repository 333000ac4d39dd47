import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { History } from '#dataProvider/verbs/history.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { useLanguage } from '#parts/useLanguage.ts';
import { RelativeTime } from '#parts/words/RelativeTime.tsx';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { pastCells, pastReason, pastWords, type PastCell } from './pastCells.ts';

type Entry = History['results'][number];

const known = ['save', 'delete'];

/** One save: who and when, why, and each cell before and after. */
export const PastEntry = ({
  entry,
  onTakeBack,
}: {
  entry: Entry;
  /** Absent for those who only read. */
  onTakeBack: ((cells: readonly PastCell[]) => void) | undefined;
}) => {
  const translate = useTranslate();
  const language = useLanguage();
  const reason = pastReason(entry.changes);
  const cells = pastCells(entry.changes);
  const action = known.includes(entry.action) ? entry.action : 'other';
  const say = (column: string, value: unknown): string =>
    pastWords(column, value, language) ??
    (typeof value === 'boolean'
      ? translate(value ? 'matrices.past.yes' : 'matrices.past.no')
      : translate('matrices.past.empty'));
  return (
    <Box component="li" sx={{ typography: 'body2' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {entry.actorName}
        </Box>
        <span>{translate(`matrices.past.${action}`, { action: entry.action })}</span>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <RelativeTime at={entry.at} />
        </Box>
      </Box>
      {reason && (
        <Box
          component="blockquote"
          sx={theme => ({
            m: 0,
            mt: 1,
            pl: 3,
            color: 'text.secondary',
            overflowWrap: 'anywhere',
            borderLeft: `2px solid ${theme.vars.palette.border.button}`,
          })}
        >
          {reason}
        </Box>
      )}
      <Box
        component="dl"
        sx={theme => ({
          m: 0,
          mt: 2,
          borderRadius: '8px',
          border: `1px solid ${theme.vars.palette.divider}`,
          '& > div': {
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '176px minmax(0, 1fr)' },
            columnGap: 3,
            px: 3,
            py: 2,
          },
          '& > div + div': { borderTop: `1px solid ${theme.vars.palette.divider}` },
        })}
      >
        {cells.map(({ level, column, before, after }) => (
          <div key={`${level} ${column}`}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              L{level}{' '}
              {column === 'any'
                ? translate('matrices.past.any')
                : translate(`matrices.column.${column}`)}
            </Box>
            <Box component="dd" sx={{ m: 0, display: 'flex', gap: 2, minWidth: 0 }}>
              <span>
                <VisuallyHidden>{translate('engine.history.before')} </VisuallyHidden>
                {say(column, before)}
              </span>
              <Icon name="arrow-right" size={14} style={{ flex: 'none', marginTop: 3 }} />
              <Box component="span" sx={{ fontWeight: 600 }}>
                <VisuallyHidden>{translate('engine.history.after')} </VisuallyHidden>
                {say(column, after)}
              </Box>
            </Box>
          </div>
        ))}
      </Box>
      {onTakeBack && cells.length > 0 && (
        <Button
          size="small"
          variant="text"
          startIcon={<Icon name="rotate-ccw" size={14} />}
          onClick={() => onTakeBack(cells)}
          sx={{ mt: 1 }}
        >
          {translate('matrices.past.take_back')}
        </Button>
      )}
    </Box>
  );
};
