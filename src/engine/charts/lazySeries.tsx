import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { later } from '#parts/fetching/later.ts';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import type { Series } from './SeriesChart.tsx';

const chart = later(() => import('./SeriesChart.tsx'));
const SeriesChart = lazy(async () => ({ default: (await chart()).SeriesChart }));

/** The library of charts comes when one is drawn; until then its place is kept. */
export const SeriesPlot = ({ height = 260, ...series }: Series) => (
  <Box sx={{ minHeight: height }}>
    <Suspense fallback={<Skeleton height={height} />}>
      <SeriesChart {...series} height={height} />
    </Suspense>
  </Box>
);
