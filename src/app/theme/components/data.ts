import type { Components, Theme } from '@mui/material/styles';
import { heights, radii } from '#parts/measures.ts';

/** Tables, chips, people and the signs of work in progress. */
export const dataComponents: Components<Theme> = {
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
      body: { height: 'var(--console-row)', padding: '0 12px', fontSize: 13, lineHeight: '20px' },
      head: ({ theme }) => ({
        height: heights.tableHead,
        padding: '0 12px',
        fontSize: 12,
        lineHeight: '16px',
        fontWeight: 500,
        whiteSpace: 'nowrap',
        color: theme.vars.palette.text.secondary,
        background: theme.vars.palette.surface.sunken,
      }),
      sizeSmall: { height: heights.row.compact, padding: '0 10px' },
      alignRight: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.MuiTableRow-hover:hover': { backgroundColor: theme.vars.palette.action.hover },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.action.selected,
        },
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: heights.chip,
        borderRadius: radii.pill,
        padding: '0 8px 0 6px',
        fontSize: 12,
        fontWeight: 500,
        color: theme.vars.palette.tone.neutral.text,
        background: theme.vars.palette.tone.neutral.background,
      }),
      label: { padding: 0 },
      icon: { margin: '0 4px 0 0', width: 14, height: 14 },
    },
  },
  MuiAvatar: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 28,
        height: 28,
        fontSize: 11,
        fontWeight: 600,
        color: theme.vars.palette.text.secondary,
        background: theme.vars.palette.surface.inset,
      }),
    },
  },
  MuiAlert: {
    defaultProps: { variant: 'standard' },
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const tone = theme.vars.palette.tone[ownerState.severity ?? 'info'];
        return {
          padding: '12px 16px',
          borderRadius: radii.card,
          fontSize: 13,
          lineHeight: '20px',
          color: tone.text,
          background: tone.background,
          border: `1px solid ${tone.border}`,
          '& .MuiAlert-icon': { padding: '2px 0', marginRight: 8, fontSize: 16, color: tone.icon },
        };
      },
      message: { padding: 0 },
      action: { padding: '0 0 0 12px', marginRight: -4 },
    },
  },
  MuiLinearProgress: { styleOverrides: { root: { height: 4, borderRadius: 2 } } },
  MuiCircularProgress: {
    defaultProps: { size: 16, thickness: 5, color: 'inherit', enableTrackSlot: false },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse', variant: 'rounded' },
    styleOverrides: {
      rounded: { borderRadius: radii.cell },
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.action.focus }),
    },
  },
  MuiStepLabel: { styleOverrides: { label: { fontSize: 13 } } },
};
