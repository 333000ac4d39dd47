import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface KeyFact {
  label: string;
  value: ReactNode;
  /** A few words after the value, such as "3 opportunities". */
  note?: ReactNode;
}

/**
 * Three to five facts that decide what to do with a record, with a line between them; the line before the first of each row is
 * cut off with what stands out to the left.
 */
export const KeyFacts = ({ facts }: { facts: readonly KeyFact[] }) => (
  <Box
    component="dl"
    sx={theme => ({
      display: 'flex',
      flexWrap: 'wrap',
      rowGap: 3,
      margin: '16px 0 0 -25px',
      clipPath: 'inset(0 0 0 25px)',
      '& > div': { padding: '0 24px', borderLeft: `1px solid ${theme.vars.palette.divider}` },
      [theme.breakpoints.down('sm')]: {
        marginLeft: 0,
        clipPath: 'none',
        columnGap: 4,
        '& > div': { padding: 0, border: 0, flex: '1 1 40%', maxWidth: '100%' },
      },
    })}
  >
    {facts.map(({ label, value, note }, index) => (
      // Two groups of a record may have a field of the same name.
      <div key={index}>
        <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {label}
        </Box>
        <Box component="dd" sx={{ margin: 0, typography: 'fact' }}>
          {value}
          {note !== undefined && (
            <Box component="span" sx={{ ml: 1, typography: 'caption', color: 'text.secondary' }}>
              {note}
            </Box>
          )}
        </Box>
      </div>
    ))}
  </Box>
);
