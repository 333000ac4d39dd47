import type { ThemeComponents } from './ThemeComponents.ts';
import { heights, radii } from '#parts/measures.ts';

/** Chips, notes and the signs of work in progress. */
export const dataComponents: ThemeComponents = {
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
};
