import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { tileStyles } from './tileStyles.ts';

/** Tiles side by side, two on a phone, else as many as fit. */
export const TileGrid = ({ children }: { children: ReactNode }) => (
  <Box
    component="ul"
    sx={{
      m: 0,
      p: 0,
      listStyle: 'none',
      display: 'grid',
      gap: 2,
      gridTemplateColumns: {
        xs: 'repeat(2, minmax(0, 1fr))',
        sm: 'repeat(auto-fill, minmax(192px, 1fr))',
      },
    }}
  >
    {children}
  </Box>
);

/** In place of tiles whose numbers are still read, in their size. */
export const WaitingTiles = ({ count }: { count: number }) => (
  <TileGrid>
    {Array.from({ length: count }, (_, place) => (
      <Box component="li" key={place} sx={tileStyles} aria-hidden>
        <Skeleton width="60%" height={14} sx={{ my: 1 }} />
        <Skeleton width={48} height={24} sx={{ my: 1 }} />
        <Skeleton width="90%" height={12} />
      </Box>
    ))}
  </TileGrid>
);
