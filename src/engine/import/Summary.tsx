import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ImportCounts } from '#contract/calls/importAnswer.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { Card } from './Card.tsx';
import { lineStates, type LineState } from './lines/lineStates.ts';

interface Props {
  counts: ImportCounts;
  /** What was done, in words. */
  title: string;
  hint: string;
  /** The lines that are shown; null shows all. */
  shown: LineState | null;
  onShow: (state: LineState | null) => void;
}

/** One bar split by what the lines do; its counts choose which lines are shown. */
export const Summary = ({ counts, title, hint, shown, onShow }: Props) => {
  const translate = useTranslate();
  const choices = [
    { state: null, count: counts.lines, icon: 'list-checks' as const, tone: 'neutral' as const },
    ...lineStates.map(({ count, ...look }) => ({ ...look, count: counts[count] })),
  ];
  return (
    <Card>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
        <Typography component="p" variant="h3" role="status">
          {title}
        </Typography>
        <Typography component="p" variant="body2" color="textSecondary">
          {hint}
        </Typography>
      </Box>
      <Box
        sx={{ display: 'flex', gap: '2px', height: 8, my: 3, borderRadius: 4, overflow: 'hidden' }}
      >
        {lineStates.map(({ state, count, tone }) =>
          counts[count] === 0 ? null : (
            <Box
              key={state}
              sx={theme => ({
                flex: `${counts[count]} 0 4px`,
                background: theme.vars.palette.tone[tone].icon,
                forcedColorAdjust: 'none',
              })}
            />
          ),
        )}
      </Box>
      <Box
        role="group"
        aria-label={translate('engine.import.show_lines')}
        sx={theme => ({
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' },
          gap: 2,
          '& > button': {
            display: 'grid',
            gap: 0.5,
            px: 3,
            py: 2,
            textAlign: 'left',
            font: 'inherit',
            color: 'inherit',
            cursor: 'pointer',
            background: 'none',
            border: '1px solid transparent',
            borderRadius: '6px',
          },
          '& > button:first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
          '& > button:hover:not(:disabled)': { background: theme.vars.palette.action.hover },
          '& > button[aria-pressed=true]': {
            borderColor: theme.vars.palette.primary.main,
            background: theme.vars.palette.action.selected,
          },
          '& > button:disabled': { cursor: 'default', color: 'text.secondary' },
        })}
      >
        {choices.map(({ state, count, icon, tone }) => (
          <button
            key={state ?? 'all'}
            type="button"
            aria-pressed={shown === state}
            disabled={count === 0}
            onClick={() => onShow(state)}
          >
            <Box
              component="span"
              sx={theme => ({
                display: 'flex',
                alignItems: 'center',
                gap: 1.5,
                typography: 'body2',
                color: 'text.secondary',
                '& svg': { flex: 'none', color: theme.vars.palette.tone[tone].icon },
              })}
            >
              <Icon name={icon} size={16} />
              {translate(`engine.import.state.${state ?? 'all'}`)}
            </Box>{' '}
            <Box component="span" sx={{ typography: 'h1', fontVariantNumeric: 'tabular-nums' }}>
              {writeNumber(count)}
            </Box>
          </button>
        ))}
      </Box>
    </Card>
  );
};
