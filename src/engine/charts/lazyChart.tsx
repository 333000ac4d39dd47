import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { later } from '#parts/fetching/later.ts';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import type { Bars } from './BarsChart.tsx';

const chart = later(() => import('./BarsChart.tsx'));
const BarsChart = lazy(async () => ({ default: (await chart()).BarsChart }));

/** The library of charts comes when one is drawn; until then its place is kept. */
export const Chart = ({ height = 200, ...bars }: Bars) => (
  <Box sx={{ minHeight: height }}>
    <Suspense fallback={<Skeleton height={height} />}>
      <BarsChart {...bars} height={height} />
    </Suspense>
  </Box>
);
