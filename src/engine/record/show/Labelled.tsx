import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  children: ReactNode;
}

/** A value to read, below what it is called. */
export const Labelled = ({ label, children }: Props) => (
  // A page has room below: what is long goes on there, where a table would cut it.
  <Box
    sx={{
      minWidth: 0,
      overflowWrap: 'anywhere',
      '& > span[title]': { whiteSpace: 'normal !important' },
    }}
  >
    <Box sx={{ typography: 'caption', color: 'text.secondary', mb: 1 }}>{label}</Box>
    {children}
  </Box>
);
