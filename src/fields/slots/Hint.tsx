import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A line below an entry: what stands behind an id. */
export const Hint = ({ id, children }: { id: string; children: ReactNode }) => (
  <Box id={id} sx={{ mt: 1.5, typography: 'caption', color: 'text.secondary' }}>
    {children}
  </Box>
);
