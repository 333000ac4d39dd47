import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PageBody } from '#parts/PageBody.tsx';
import { useScreens } from '#parts/ScreensContext.ts';
import { PageSkeleton } from '#parts/Skeletons.tsx';
import { pages } from '#pages/registry.ts';
import { ScreenRoute } from './ScreenRoute.tsx';
import { toPattern } from './screenOf.ts';

const UnauthorizedPage = lazy(() =>
  import('#pages/unauthorized/UnauthorizedPage.tsx').then(module => ({
    default: module.UnauthorizedPage,
  })),
);
const NotFoundPage = lazy(() =>
  import('#pages/not-found/NotFoundPage.tsx').then(module => ({ default: module.NotFoundPage })),
);

const nowhere = <NotFoundPage />;
const waiting = (
  <PageBody>
    <PageSkeleton />
  </PageBody>
);

/** One route a screen, and those that belong to no screen (part 1 section 2). */
export const SignedInRoutes = () => {
  const { all } = useScreens();
  return (
    <Suspense fallback={waiting}>
      <Routes>
        <Route path="/" element={<Navigate to="/home" replace />} />
        <Route path="/rm-migration" element={<Navigate to="/home" replace />} />
        <Route path="/unauthorized" element={<UnauthorizedPage />} />
        {all.map(head => {
          const isOneAddress = head.page !== undefined && !pages.get(head.page)?.isArea;
          return (
            <Route
              key={head.resource}
              path={`${toPattern(head.route)}${isOneAddress ? '' : '/*'}`}
              element={<ScreenRoute key={head.resource} head={head} elsewhere={nowhere} />}
            />
          );
        })}
        <Route path="*" element={nowhere} />
      </Routes>
    </Suspense>
  );
};
