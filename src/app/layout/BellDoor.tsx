import { lazy, Suspense } from 'react';
import { later } from '#parts/later.ts';
import { useAfterStart } from './useAfterStart.ts';

const bell = later(() => import('../notices/Bell.tsx'));
const Bell = lazy(async () => ({ default: (await bell()).Bell }));

/** Where the bell stands; its script comes once the page is there. */
export const BellDoor = () => {
  const isThere = useAfterStart();
  if (!isThere) return null;
  return (
    <Suspense fallback={null}>
      <Bell />
    </Suspense>
  );
};
