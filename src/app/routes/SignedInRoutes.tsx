import { Navigate } from 'react-admin';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { later } from '#parts/fetching/later.ts';
import { PageBody } from '#parts/page/PageBody.tsx';
import { useScreenHeads } from '#parts/contexts/useScreenHeads.ts';
import { PageSkeleton } from '#parts/states/Skeletons.tsx';
import { pages } from '#pages/registry.ts';
import { ScreenRoute } from './ScreenRoute.tsx';
import { placesOf, toPattern } from './screenOf.ts';

const unauthorized = later(() => import('#pages/unauthorized/UnauthorizedPage.tsx'));
const UnauthorizedPage = lazy(async () => ({ default: (await unauthorized()).UnauthorizedPage }));
const notFound = later(() => import('#pages/not-found/NotFoundPage.tsx'));
const NotFoundPage = lazy(async () => ({ default: (await notFound()).NotFoundPage }));

const nowhere = <NotFoundPage />;
const waiting = (
  <PageBody>
    <PageSkeleton />
  </PageBody>
);

/** One route a screen, and those that belong to no screen (part 1 section 2). */
export const SignedInRoutes = () => {
  const heads = useScreenHeads();
  return (
    <Suspense fallback={waiting}>
      <Routes>
        <Route path="/" element={<Navigate to="/home" replace />} />
        <Route path="/unauthorized" element={<UnauthorizedPage />} />
        {heads.flatMap(head => {
          const isOneAddress = head.page !== undefined && !pages.get(head.page)?.isArea;
          return placesOf(head).map(place => (
            <Route
              key={`${head.resource} ${place}`}
              path={`${toPattern(place)}${isOneAddress ? '' : '/*'}`}
              element={<ScreenRoute key={head.resource} head={head} elsewhere={nowhere} />}
            />
          ));
        })}
        <Route path="*" element={nowhere} />
      </Routes>
    </Suspense>
  );
};
