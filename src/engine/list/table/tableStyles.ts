import type { CSSObject, Theme } from '@mui/material/styles';
import { checkboxStyles } from '#parts/controls/checkboxStyles.ts';
import { heights } from '../tableSizes.ts';

/*
 * One style for the whole table: its cells are plain elements, because a style object for each of a hundred rows with
 * ten cells costs more than drawing them.
 */

const actions = (theme: Theme): CSSObject => ({
  // While the row is pointed at, they cover the values behind them.
  '& .row-actions': {
    position: 'absolute',
    top: 0,
    bottom: 0,
    right: 36,
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    padding: '0 4px 0 8px',
  },
  '& tr:hover .row-actions, & tr:focus-within .row-actions': { background: 'inherit' },
  '& td.last > button': { position: 'absolute', top: 'calc(50% - 14px)', right: 8 },
  '& td.last button': {
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: '6px',
    background: 'none',
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
  },
  // Hidden, not absent: a keyboard reaches them, and they show while it does.
  '& .row-actions > button': { opacity: 0, pointerEvents: 'none' },
  '& tr:hover td.last button, & tr:focus-within td.last button': {
    opacity: 1,
    pointerEvents: 'auto',
    borderColor: theme.vars.palette.border.button,
    background: theme.vars.palette.background.paper,
  },
  '& td.last button:hover': {
    color: theme.vars.palette.text.primary,
    background: `${theme.vars.palette.action.hover} !important`,
  },
});

/** More columns are hidden at a side: the part that stays in sight casts a shadow on them. */
const scrolled = (theme: Theme): CSSObject => {
  const shade = (side: string) =>
    `linear-gradient(to ${side}, color-mix(in srgb, ${theme.vars.palette.text.primary} 14%, transparent), transparent)`;
  const edge: CSSObject = {
    content: '""',
    position: 'absolute',
    top: 0,
    bottom: 0,
    width: 10,
    pointerEvents: 'none',
  };
  return {
    '[data-more-before] > & .first::after': { ...edge, left: '100%', background: shade('right') },
    '[data-more-after] > & .last::before': { ...edge, right: '100%', background: shade('left') },
    '[data-more-before] > & .first': { overflow: 'visible' },
    '[data-more-before] > & td.first > *': { overflow: 'hidden' },
  };
};

const edges = (theme: Theme): CSSObject => ({
  '& .edge': {
    position: 'absolute',
    top: 0,
    bottom: 0,
    right: 0,
    width: 9,
    cursor: 'col-resize',
    touchAction: 'none',
    outlineOffset: -2,
  },
  '& .edge::after': {
    content: '""',
    position: 'absolute',
    top: 8,
    bottom: 8,
    right: 0,
    width: '1px',
    background: theme.vars.palette.divider,
    opacity: 0,
  },
  '& thead:hover .edge::after': { opacity: 1 },
  '& .edge:hover::after, & .edge:focus-visible::after, & .edge:active::after': {
    opacity: 1,
    top: 4,
    bottom: 4,
    width: '2px',
    background: theme.vars.palette.primary.main,
  },
});

/** Values that can be changed in their place show it when they are pointed at. */
const editable = (theme: Theme): CSSObject => ({
  '& .missing': { color: theme.vars.palette.text.tertiary },
  '& td[data-edit]': { position: 'relative', cursor: 'text' },
  '& td[data-edit]:not(.editing):hover': {
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.border.button}`,
  },
  '& td[data-edit]:focus-visible': {
    outline: `2px solid ${theme.vars.palette.border.focus}`,
    outlineOffset: -2,
  },
  '& td.editing': { overflow: 'visible', zIndex: 3 },
  // A cell that stays in sight must not be over the entry, nor may one that scrolls be over its neighbours.
  '& tr.editing .first': { zIndex: 2 },
});

export const tableStyles = (theme: Theme): CSSObject => {
  const { palette } = theme.vars;
  const line = `1px solid ${palette.divider}`;
  return {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    tableLayout: 'fixed',
    fontSize: 13,
    lineHeight: '20px',
    '& th': {
      position: 'sticky',
      top: 0,
      zIndex: 2,
      height: heights.head,
      padding: '0 12px',
      fontSize: 12,
      fontWeight: 500,
      textAlign: 'left',
      whiteSpace: 'nowrap',
      color: palette.text.secondary,
      background: palette.surface.sunken,
      borderBottom: line,
      borderTop: line,
    },
    '& td': {
      height: 'var(--console-row)',
      padding: '0 12px',
      borderBottom: line,
      background: palette.background.paper,
      overflow: 'hidden',
    },
    '& .end': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '& .tick': {
      position: 'sticky',
      left: 0,
      zIndex: 1,
      width: 52,
      padding: '0 0 0 24px',
      overflow: 'visible',
    },
    '& .first': { position: 'sticky', left: 52, zIndex: 1, paddingLeft: 0, fontWeight: 500 },
    '& .first.no-tick': { left: 0, paddingLeft: '24px' },
    '& th.tick, & th.first, & th.last': { zIndex: 3 },
    '& .gap': { padding: 0, border: 0, background: 'none' },
    // Rows that are not drawn yet, as their lines.
    '& tr > .gap:only-child': {
      background: `linear-gradient(${palette.divider}, ${palette.divider}) bottom / 100% 1px, linear-gradient(transparent calc(100% - 1px), ${palette.divider} 0) 0 0 / 100% var(--console-row)`,
    },
    ...scrolled(theme),
    ...edges(theme),
    ...editable(theme),
    '& .last': {
      position: 'sticky',
      right: 0,
      zIndex: 1,
      width: 56,
      padding: 0,
      overflow: 'visible',
    },
    '& tbody tr:hover td, & tbody tr:focus-within td': { background: palette.action.hover },
    '& tbody tr[aria-selected="true"] td': { background: palette.action.selected },
    '& tbody a': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color: palette.text.primary,
      textDecoration: 'none',
      borderRadius: '4px',
    },
    '& tbody a:hover': { textDecoration: 'underline' },
    '& tbody a:focus-visible': { outlineOffset: -2 },
    '& input[type=checkbox]': checkboxStyles(theme),
    '& .sort': {
      display: 'block',
      position: 'relative',
      maxWidth: '100%',
      minHeight: 24,
      padding: '0 18px 0 0',
      border: 0,
      background: 'none',
      font: 'inherit',
      color: 'inherit',
      // On paper, where a head has several lines.
      textAlign: 'inherit',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      cursor: 'pointer',
      borderRadius: '4px',
    },
    '& .sort[aria-disabled=true]': { cursor: 'default' },
    '& .sort:hover, & th[aria-sort] .sort': { color: palette.text.primary },
    '& .end .sort': { marginLeft: 'auto', padding: '0 0 0 18px' },
    '& .plain': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& td.plain': { whiteSpace: 'nowrap' },
    '& td.quiet': { color: palette.text.tertiary },
    '& .sort > svg': { position: 'absolute', top: 5, right: 0 },
    '& .end .sort > svg': { right: 'auto', left: 0 },
    '& th:not([aria-sort]) .sort > svg': { opacity: 0 },
    '& th:not([aria-sort]) .sort:hover > svg, & th:not([aria-sort]) .sort:focus-visible > svg': {
      opacity: 0.6,
    },
    ...actions(theme),
  };
};
