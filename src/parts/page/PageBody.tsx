import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  /** White for lists and records, grey where cards are edited. */
  canvas?: 'plain' | 'grey';
  children: ReactNode;
}

/** The canvas of a page with its gutters; a bar that sticks to the bottom goes after it, not inside. */
export const PageBody = ({ canvas = 'plain', children }: Props) => (
  <Box
    sx={{
      flex: 1,
      minWidth: 0,
      px: { xs: 4, sm: 6 },
      pt: { xs: 3, sm: 5 },
      pb: 6,
      bgcolor: canvas === 'plain' ? 'background.paper' : 'background.default',
    }}
  >
    {children}
  </Box>
);
