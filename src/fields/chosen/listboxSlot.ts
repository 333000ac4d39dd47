import type { Theme } from '@mui/material/styles';

/** The list of matches, with a line that stays in sight and says how many more there are (T69). */
export const listboxSlot = (label: string, more: string | null) => ({
  'aria-label': label,
  ...(more !== null && {
    sx: (theme: Theme) => ({
      '&.MuiAutocomplete-listbox': { pb: 0 },
      '&::after': {
        content: JSON.stringify(more),
        position: 'sticky',
        bottom: 0,
        display: 'block',
        px: 4,
        py: 2,
        fontSize: 12,
        color: theme.vars.palette.text.secondary,
        background: theme.vars.palette.surface.overlay,
      },
    }),
  }),
});
