import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { writeNumber } from '#contract/kinds/number.ts';

export interface Count<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly count: number;
  readonly tone: 'text.primary' | 'success.dark' | 'warning.dark' | 'error.dark' | 'text.secondary';
}

interface Props<Name extends string> {
  label: string;
  counts: readonly Count<Name>[];
  chosen: Name;
  onChoose: (name: Name) => void;
}

/** How many records are in which group; one is chosen, and its records are listed below. */
export const Counts = <Name extends string>({ label, counts, chosen, onChoose }: Props<Name>) => (
  <Box
    role="group"
    aria-label={label}
    sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' }}
  >
    {counts.map(({ name, label: words, count, tone }) => (
      <ButtonBase
        key={name}
        aria-pressed={name === chosen}
        onClick={() => onChoose(name)}
        sx={{
          display: 'block',
          textAlign: 'start',
          p: 3,
          borderRadius: '8px',
          border: '1px solid',
          borderColor: name === chosen ? 'primary.main' : 'divider',
          boxShadow: name === chosen ? 'inset 0 0 0 1px var(--mui-palette-primary-main)' : 'none',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box sx={{ typography: 'h3', color: tone, fontVariantNumeric: 'tabular-nums' }}>
          {writeNumber(count)}
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{words}</Box>
      </ButtonBase>
    ))}
  </Box>
);
