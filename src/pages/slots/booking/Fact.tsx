import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** One line of a list of facts: what it is, and its value below. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0, typography: 'subtitle2' }}>
      {children}
    </Box>
  </Box>
);
