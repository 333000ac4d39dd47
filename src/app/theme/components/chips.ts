import type { CSSObject, Theme } from '@mui/material/styles';
import { toneNames } from '#parts/tone.ts';

/** Status chips are plain elements with one style for all: a list draws one or two in each of its rows. */
export const chipStyles = (theme: Theme): CSSObject => ({
  '.console-chip': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    height: 22,
    padding: '0 8px 0 6px',
    borderRadius: 999,
    maxWidth: '100%',
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
  },
  '.console-chip > svg': { flex: 'none' },
  '.console-chip > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '@media (forced-colors: active)': { '.console-chip': { border: '1px solid' } },
  ...Object.fromEntries(
    toneNames.flatMap(name => {
      const { text, background, icon } = theme.vars.palette.tone[name];
      return [
        [`.console-chip-${name}`, { color: text, background }],
        [`.console-chip-${name} > svg`, { color: icon }],
      ];
    }),
  ),
});
