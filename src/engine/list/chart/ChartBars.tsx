import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import type { Field } from '#contract/model/types.ts';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { Chart } from '../../charts/lazyChart.tsx';
import type { ListState } from '../state/HeldList.tsx';

const height = 140;
/** With the numbers below. */
const whole = height + 34;

/** What the bars of a list are made from. */
export interface ChartProps {
  state: ListState;
  /** The field of `chart`. */
  by: Field;
}

export interface ListBar {
  readonly label: string;
  readonly value: number;
  /** The value as it is said. */
  readonly words: string;
  /** Its records alone are shown. */
  readonly isChosen: boolean;
  readonly pick: () => void;
}

interface Props {
  label: string;
  /** Undefined while they are read. */
  bars: readonly ListBar[] | undefined;
  error: Error | null;
  onRetry: () => void;
  /** How a value is said on the axis, where a number alone would not do. */
  write?: ((value: number) => string) | undefined;
  /** What is chosen of them: by what, and of what. */
  choices?: ReactNode;
  /** What no bar shows. */
  note?: ReactNode;
}

/** A list as bars above its rows; a bar, or its number below, shows its records alone, and once more all of them. */
export const ChartBars = ({ label, bars, error, onRetry, write, choices, note }: Props) => (
  <Box
    component="section"
    data-chrome
    aria-label={label}
    aria-busy={!bars && !error}
    sx={{ flex: 'none', px: { xs: 4, sm: 6 }, pb: 3 }}
  >
    {choices}
    {error ? (
      <ErrorState error={error} onRetry={onRetry} />
    ) : bars ? (
      <>
        <Chart
          label={label}
          names={bars.map(bar => bar.label)}
          values={bars.map(({ value }) => value)}
          tone="accent"
          onPick={place => bars[place]?.pick()}
          height={height}
          {...(write && { write })}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pt: 1 }}>
          <Box component="span" sx={{ typography: 'caption', fontWeight: 600, mr: 1 }}>
            {label}
          </Box>
          {bars.map((bar, place) => (
            <ButtonBase
              key={place}
              aria-pressed={bar.isChosen}
              onClick={bar.pick}
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
              {bar.label}{' '}
              <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {bar.words}
              </Box>
            </ButtonBase>
          ))}
        </Box>
        {note && (
          <Box component="p" sx={{ m: 0, typography: 'caption', color: 'text.secondary' }}>
            {note}
          </Box>
        )}
      </>
    ) : (
      <Skeleton height={whole} />
    )}
  </Box>
);
