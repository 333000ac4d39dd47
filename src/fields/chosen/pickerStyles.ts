import type { Theme } from '@mui/material/styles';

/** An autocomplete in the measures of the other fields. */
export const pickerStyles = {
  '& .MuiAutocomplete-inputRoot.MuiInputBase-root': {
    padding: '2px 56px 2px 6px',
    gap: '4px',
    '& .MuiAutocomplete-input': { padding: '2px 4px', minHeight: 20 },
    '& .MuiAutocomplete-endAdornment': { right: 6 },
    '& .MuiAutocomplete-tag': { margin: 0, maxWidth: '100%' },
    '& .MuiChip-deleteIcon': { width: 14, height: 14, margin: '0 -3px 0 4px', color: 'inherit' },
  },
  '& .MuiAutocomplete-popupIndicator, & .MuiAutocomplete-clearIndicator': {
    width: 24,
    height: 24,
    padding: 0,
  },
};

/** What an autocomplete offers, floating like every menu. */
export const pickerSlots = {
  paper: {
    sx: (theme: Theme) => ({
      mt: 1,
      borderRadius: '12px',
      border: `1px solid ${theme.vars.palette.divider}`,
      background: theme.vars.palette.surface.overlay,
      boxShadow: theme.vars.palette.elevation.overlay,
      typography: 'body2',
      '& .MuiAutocomplete-listbox': { p: 1.5 },
      '& .MuiAutocomplete-option': { minHeight: 32, px: 2, py: 1, borderRadius: '6px' },
      '& .MuiAutocomplete-loading, & .MuiAutocomplete-noOptions': { typography: 'body2', p: 3 },
    }),
  },
};

/** The same while it cannot be changed: sunk, but as readable as the others. */
export const readonlyPickerStyles = (theme: Theme) => ({
  ...pickerStyles,
  '& .MuiOutlinedInput-root': {
    background: theme.vars.palette.surface.inset,
    '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.border.button },
  },
  '& .MuiAutocomplete-popupIndicator': { visibility: 'hidden' },
});
