import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { writeCount } from '#contract/requests/writeCount.ts';
import type { Field } from '#contract/model/types.ts';
import { ErrorState } from '#parts/ErrorState.tsx';
import { Skeleton } from '#parts/Skeleton.tsx';
import { useText } from '#parts/useText.ts';
import { Chart } from '../../charts/lazyChart.tsx';
import type { ListState } from '../state/HeldList.tsx';
import { optionPart, partsBeside, useOptionCounts } from './useOptionCounts.ts';

const height = 140;
/** With the numbers below. */
const whole = height + 34;

interface Props {
  state: ListState;
  by: Field;
}

/** How many records each option of a field has of those that are found; a bar, or its number below, shows its records alone. */
export const ListChart = ({ state, by }: Props) => {
  const text = useText();
  const { counts, error, readAgain } = useOptionCounts(state, by);
  const chosen = state.parts.find(part => part.type === 'field' && part.path === by.path);
  const bars = by.options
    .map((option, at) => ({ option, label: text(option.label), count: counts[at] }))
    .filter(({ count }) => count !== 0);
  const isChosen = (value: unknown) =>
    chosen?.type === 'field' && chosen.op === 'eq' && chosen.operand === value;
  const pick = (place: number) => {
    const option = bars[place]?.option;
    if (!option) return;
    const others = partsBeside(state, by);
    state.setParts(isChosen(option.value) ? others : [...others, optionPart(by, option)]);
  };
  const isKnown = counts.every(count => count !== undefined);
  // The list itself says that there is nothing.
  if (isKnown && bars.length === 0) return null;
  return (
    <Box
      component="section"
      data-chrome
      aria-label={text(by.label)}
      aria-busy={!isKnown && !error}
      sx={{ flex: 'none', px: { xs: 4, sm: 6 }, pb: 3 }}
    >
      {error ? (
        <ErrorState error={error} onRetry={readAgain} />
      ) : isKnown ? (
        <>
          <Chart
            label={text(by.label)}
            names={bars.map(({ label }) => label)}
            values={bars.map(({ count }) => count ?? 0)}
            tone="accent"
            onPick={pick}
            height={height}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pt: 1 }}>
            <Box component="span" sx={{ typography: 'caption', fontWeight: 600, mr: 1 }}>
              {text(by.label)}
            </Box>
            {bars.map(({ option, label, count }, place) => (
              <ButtonBase
                key={String(option.value)}
                aria-pressed={isChosen(option.value)}
                onClick={() => pick(place)}
                sx={theme => ({
                  minHeight: 28,
                  px: 2,
                  gap: 1.5,
                  borderRadius: '6px',
                  typography: 'caption',
                  color: theme.vars.palette.text.secondary,
                  '&:hover': { bgcolor: theme.vars.palette.action.hover },
                  '&[aria-pressed=true]': {
                    bgcolor: theme.vars.palette.primary.light,
                    color: theme.vars.palette.text.primary,
                  },
                })}
              >
                {label}{' '}
                <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {writeCount(count ?? 0)}
                </Box>
              </ButtonBase>
            ))}
          </Box>
        </>
      ) : (
        <Skeleton height={whole} />
      )}
    </Box>
  );
};
