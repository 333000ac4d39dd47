import { useFollowedJobs } from '#parts/jobs/followed.ts';
import { later } from '#parts/fetching/later.ts';
import { door } from './door.tsx';

const tray = later(() => import('#parts/jobs/JobTray.tsx'));
const JobTray = door(async () => (await tray()).JobTray);

/** Where jobs that were started show how they go on; nothing of it comes before one is. */
export const JobDoor = () => {
  const ids = useFollowedJobs();
  return ids === '' ? null : <JobTray ids={ids} />;
};
