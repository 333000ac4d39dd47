import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The grey canvas on which cards are edited; wide enough for two columns, narrow enough to read. */
export const FormArea = ({ children }: { children: ReactNode }) => (
  <Box sx={{ maxWidth: 880, mt: 4 }}>{children}</Box>
);
