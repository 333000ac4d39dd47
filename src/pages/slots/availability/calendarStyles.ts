import type { CSSObject, Theme } from '@mui/material/styles';

/** Pixels. */
export const sizes = { row: 40, head: 44, day: 28, phoneDay: 36, name: 220, phoneName: 128 };

/** Bars by their state, in the calendar and in its legend. */
export const barStyles = ({ vars: { palette } }: Theme): CSSObject => {
  const { tone, text, success } = palette;
  return {
    '& .bar': {
      position: 'absolute',
      top: 6,
      height: 27,
      display: 'flex',
      alignItems: 'center',
      gap: '6px',
      padding: '0 7px',
      borderRadius: '4px',
      border: '1px solid transparent',
      fontSize: 12,
      fontWeight: 500,
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      pointerEvents: 'none',
      '& svg': { flex: 'none' },
      '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    },
    '& .free': { borderColor: palette.border.button },
    '& .bar.tiny': { padding: 0, justifyContent: 'center' },
    '& .booked': {
      background: tone.info.background,
      borderColor: tone.info.border,
      color: tone.info.text,
    },
    '& .live': { background: success.fill, color: '#fff' },
    '& .held': {
      border: `1px dashed ${tone.warning.icon}`,
      color: tone.warning.text,
      background: `repeating-linear-gradient(135deg, ${tone.warning.background} 0 6px, ${tone.warning.border} 6px 8px)`,
    },
    '& .swap-pending': {
      border: `1px dashed ${tone.review.icon}`,
      color: tone.review.text,
      background: tone.review.background,
    },
    '& .stopped': {
      borderColor: tone.neutral.border,
      background: tone.neutral.background,
      color: tone.neutral.text,
      '& span': { textDecoration: 'line-through' },
    },
    '& .ended': {
      borderColor: tone.neutral.border,
      background: 'transparent',
      color: text.secondary,
    },
    '& .covered': {
      borderColor: tone.neutral.border,
      color: text.secondary,
      background: `repeating-linear-gradient(90deg, ${tone.neutral.background} 0 3px, transparent 3px 6px)`,
      '& span': { background: palette.background.paper, padding: '0 4px', borderRadius: '3px' },
    },
  };
};

/** One style for the whole calendar: cells have classes alone, since there are thousands of them. */
export const calendarStyles = (theme: Theme): CSSObject => {
  const { palette } = theme.vars;
  const line = `1px solid ${palette.divider}`;
  return {
    position: 'relative',
    overflow: 'auto',
    overflowAnchor: 'none',
    maxHeight: 'max(360px, calc(100vh - 330px))',
    border: line,
    borderRadius: '8px',
    background: palette.background.paper,
    fontSize: 13,
    '& .row': {
      position: 'relative',
      height: sizes.row,
      width: 'var(--calendar)',
      borderBottom: line,
    },
    '& .row.head': { position: 'sticky', top: 0, height: sizes.head, zIndex: 3 },
    '& .row.head, & .row.city': { background: palette.surface.sunken },
    '& .row.head > *': { background: palette.surface.sunken },
    '& .name': {
      position: 'sticky',
      left: 0,
      zIndex: 2,
      boxSizing: 'border-box',
      width: 'var(--name)',
      height: '100%',
      display: 'flex',
      alignItems: 'center',
      gap: '6px',
      padding: '0 12px 0 28px',
      borderRight: line,
      background: palette.background.paper,
      '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& small': { flex: 'none', fontSize: 11, color: palette.text.secondary },
    },
    '@media (max-width: 719px)': {
      '& .name': { paddingLeft: '12px' },
      '& small': { display: 'none' },
    },
    '& .head .name': { paddingLeft: '12px', color: palette.text.secondary, fontSize: 12 },
    '& .city .name': {
      padding: '0 12px 0 8px',
      fontWeight: 600,
      cursor: 'pointer',
      background: palette.surface.sunken,
      borderRight: 0,
    },
    '& .sum': {
      position: 'absolute',
      top: 0,
      left: 'var(--name)',
      height: '100%',
      right: 0,
      '& > span': {
        position: 'sticky',
        left: 'calc(var(--name) + 12px)',
        lineHeight: `${sizes.row - 1}px`,
        paddingLeft: '12px',
        whiteSpace: 'nowrap',
        fontSize: 12,
        color: palette.text.secondary,
      },
    },
    '& .day': {
      position: 'absolute',
      top: 0,
      boxSizing: 'border-box',
      width: 'var(--day)',
      height: '100%',
      borderRight: line,
      display: 'grid',
      placeItems: 'center',
      fontSize: 11,
      color: palette.text.secondary,
      userSelect: 'none',
    },
    '& .head .day': { alignContent: 'center', lineHeight: '15px', fontSize: 11 },
    '& .head .day b': { fontSize: 12, fontWeight: 600, color: palette.text.primary },
    '& .weekend': { background: palette.surface.inset },
    '& .today': { background: palette.primary.light },
    '& .head .today b': { color: palette.primary.text },
    '& .past': { opacity: 0.6 },
    '& .month': { boxShadow: `inset 1px 0 0 ${palette.text.secondary}` },
    '& .area .day': { cursor: 'pointer' },
    '& .area .day:hover': { background: palette.action.hover },
    '& .picked, & .area .picked:hover': {
      background: palette.action.selected,
      boxShadow: `inset 0 0 0 2px ${palette.border.selected}`,
    },
    '& .day:focus-visible, & .name:focus-visible, & .sum:focus-visible': {
      outline: `2px solid ${palette.border.focus}`,
      outlineOffset: -2,
      zIndex: 1,
    },
    '& .name:focus-visible': { zIndex: 3 },
    '& .full': { color: palette.tone.error.text, fontWeight: 600 },
    ...barStyles(theme),
  };
};
