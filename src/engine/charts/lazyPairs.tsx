import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { later } from '#parts/fetching/later.ts';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import type { Pairs } from './PairsChart.tsx';

const chart = later(() => import('./PairsChart.tsx'));
const PairsChart = lazy(async () => ({ default: (await chart()).PairsChart }));

/** Aim and reality by name; the library of charts comes when one is drawn, until then its place is kept. */
export const LazyPairs = ({ height = 220, ...pairs }: Pairs) => (
  <Box sx={{ minHeight: height }}>
    <Suspense fallback={<Skeleton height={height} />}>
      <PairsChart {...pairs} height={height} />
    </Suspense>
  </Box>
);
