import type { Theme } from '@mui/material/styles';

/** A field that cannot be changed: sunk, but as readable as the others. */
export const readonlyStyles = (theme: Theme) => ({
  background: theme.vars.palette.surface.inset,
  '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.border.button },
  '& .MuiNativeSelect-select.Mui-disabled': {
    color: theme.vars.palette.text.primary,
    WebkitTextFillColor: theme.vars.palette.text.primary,
  },
  '& .MuiNativeSelect-icon': { visibility: 'hidden' },
});
