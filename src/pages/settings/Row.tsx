import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  name: ReactNode;
  /** At the right end, and below the name where there is little room. */
  standing: ReactNode;
  children?: ReactNode;
}

/** One line of what the console has: its name, how it stands, and words below. */
export const Row = ({ name, standing, children }: Props) => (
  <Box
    component="li"
    sx={theme => ({
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      columnGap: 3,
      rowGap: 1,
      px: 4,
      py: 3,
      borderTop: `1px solid ${theme.vars.palette.divider}`,
      overflowWrap: 'anywhere',
    })}
  >
    <Box sx={{ flex: '1 1 220px', minWidth: 0, fontWeight: 500 }}>{name}</Box>
    {standing}
    {children !== undefined && (
      <Box sx={{ flexBasis: '100%', color: 'text.secondary', typography: 'body2' }}>{children}</Box>
    )}
  </Box>
);
