import type { CSSObject, Theme } from '@mui/material/styles';

/** Stands over its cell, at least as wide; what is wrong shows below the entry and takes no room of the row. */
export const editorStyles = (theme: Theme): CSSObject => {
  const { palette } = theme.vars;
  return {
    position: 'absolute',
    zIndex: 2,
    top: '50%',
    left: 4,
    transform: 'translateY(-18px)',
    width: 'max(calc(100% - 8px), 208px)',
    borderRadius: '8px',
    background: palette.background.paper,
    boxShadow: palette.elevation.overlay,
    whiteSpace: 'normal',
    textAlign: 'left',
    fontWeight: 400,
    '.end > &': { left: 'auto', right: 4 },
    '& .MuiAutocomplete-root': { minWidth: 0 },
    '& .MuiSwitch-root': { marginLeft: '8px' },
    '& .saving': {
      position: 'absolute',
      top: 0,
      right: 8,
      height: 36,
      display: 'grid',
      placeItems: 'center',
      background: palette.background.paper,
    },
    '& .clears:not(:empty)': {
      padding: '6px 8px',
      fontSize: 12,
      lineHeight: '16px',
      color: palette.text.secondary,
    },
    '& .problem': {
      display: 'flex',
      gap: '4px',
      fontSize: 12,
      lineHeight: '16px',
      color: palette.error.dark,
    },
    '& .problem:not(:empty)': { padding: '6px 8px' },
    '& .problem > svg': { flex: 'none', marginTop: '1px' },
  };
};
