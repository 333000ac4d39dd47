import { lazy, Suspense } from 'react';
import { useFollowedJobs } from '#parts/jobs/followed.ts';
import { later } from '#parts/later.ts';

const tray = later(() => import('#parts/jobs/JobTray.tsx'));
const JobTray = lazy(async () => ({ default: (await tray()).JobTray }));

/** Where jobs that were started show how they go on; nothing of it comes before one is. */
export const JobDoor = () => {
  const ids = useFollowedJobs();
  if (ids === '') return null;
  return (
    <Suspense fallback={null}>
      <JobTray ids={ids} />
    </Suspense>
  );
};
