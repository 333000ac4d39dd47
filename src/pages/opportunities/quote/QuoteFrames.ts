import { styled } from '@mui/material/styles';

const columns = 'minmax(180px, 1fr) 104px 72px 132px 92px 76px 148px 32px';

/** A line as cells beside each other, and on a phone as a card whose cells have their labels. */
export const LineFrame = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: '4px 8px',
  alignItems: 'center',
  padding: '8px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  listStyle: 'none',
  gridTemplateColumns: columns,
  gridTemplateAreas: `
    "name rate quantity salesPrice discount promotedDays startDate remove"
    "level level level level level level level level"
    "told told told told told told told told"`,
  '& .label': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '& .rate': { gridArea: 'rate', textAlign: 'right' },
  '& .remove': { gridArea: 'remove' },
  '& .told': {
    gridArea: 'told',
    ...theme.typography.caption,
    color: theme.vars.palette.error.dark,
  },
  '& input': { fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down(1000)]: {
    gridTemplateColumns: '1fr 1fr',
    gridTemplateAreas: `
      "name remove"
      "rate quantity"
      "salesPrice discount"
      "promotedDays startDate"
      "level level"
      "told told"`,
    '& .label': {
      position: 'static',
      display: 'block',
      width: 'auto',
      height: 'auto',
      clipPath: 'none',
      ...theme.typography.caption,
      color: theme.vars.palette.text.secondary,
    },
    '& .rate': { gridArea: 'rate', textAlign: 'left' },
    '& .remove': { gridArea: 'remove', justifySelf: 'end' },
  },
}));

/** The names of the columns, above the lines. */
export const HeadFrame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '8px',
  gridTemplateColumns: columns,
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  paddingBottom: '4px',
  [theme.breakpoints.down(1000)]: { display: 'none' },
}));
