import type { CSSObject, Theme } from '@mui/material/styles';

/** One style for the whole grid; its cells are plain elements. */
export const gridStyles = (theme: Theme): CSSObject => {
  const { palette } = theme.vars;
  const line = `1px solid ${palette.divider}`;
  return {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    // Fixed, so that no column moves while a cell is edited.
    tableLayout: 'fixed',
    fontSize: 13,
    lineHeight: '20px',
    '& th': { fontWeight: 500, textAlign: 'left', padding: '8px 10px' },
    '& thead th': {
      fontSize: 12,
      lineHeight: '16px',
      height: 36,
      color: palette.text.secondary,
      background: palette.surface.sunken,
      borderBottom: line,
    },
    '& thead th:nth-of-type(1)': { width: 56 },
    '& thead th + th, & td': { borderLeft: line },
    '& thead .end, & td.end': { textAlign: 'right' },
    '& tbody th': { fontWeight: 600, background: palette.surface.sunken },
    '& tbody tr:not(:last-child) > *': { borderBottom: line },
    '& td': {
      position: 'relative',
      height: 46,
      padding: '8px 10px',
      cursor: 'cell',
      verticalAlign: 'middle',
      fontVariantNumeric: 'tabular-nums',
    },
    '& td:focus-visible': {
      outline: `2px solid ${palette.border.focus}`,
      outlineOffset: -2,
    },
    '& td[aria-selected=true]': { background: palette.action.selected },
    '& tr.fresh > *': { background: palette.tone.info.background },
    '& td.changed': {
      background: palette.changedCell.background,
      boxShadow: `inset 3px 0 0 ${palette.changedCell.line}`,
      fontWeight: 600,
    },
    '& td.range': {
      backgroundImage: `linear-gradient(color-mix(in srgb, ${palette.primary.main} 12%, transparent) 0 0)`,
    },
    '& td[aria-invalid=true]': { boxShadow: `inset 0 0 0 2px ${palette.error.main}` },
    '& .quiet': { color: palette.text.secondary, fontWeight: 400 },
    '& .missing': { color: palette.primary.text, fontWeight: 500 },
    '& del': {
      marginLeft: '8px',
      fontSize: 12,
      fontWeight: 400,
      color: palette.text.secondary,
      textDecoration: 'line-through',
    },
    '& .cell-error': {
      display: 'block',
      fontSize: 12,
      lineHeight: '16px',
      fontWeight: 400,
      color: palette.error.dark,
      whiteSpace: 'normal',
    },
    '& td.editing': { padding: '4px' },
    '& .cell-input': {
      width: '100%',
      height: 32,
      padding: '0 8px',
      font: 'inherit',
      textAlign: 'inherit',
      color: palette.text.primary,
      background: palette.background.paper,
      border: `2px solid ${palette.border.focus}`,
      borderRadius: '6px',
      outline: 'none',
    },
    '& .cell-names': { textAlign: 'left' },
  };
};
