import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { PageBody } from '#parts/PageBody.tsx';
import { useScreens, type ScreenHead } from '#parts/ScreensContext.ts';
import { ListSkeleton, PageSkeleton } from '#parts/Skeletons.tsx';
import { pages } from '#pages/registry.ts';

const EngineRoutes = lazy(() =>
  import('#engine/ScreenRoutes.tsx').then(module => ({ default: module.ScreenRoutes })),
);

const Content = ({ head }: { head: ScreenHead }) => {
  if (head.page === undefined) return <EngineRoutes resource={head.resource} />;
  const page = pages.get(head.page);
  if (!page) throw new Error(`No page is registered as "${head.page}" (${head.resource})`);
  return <page.Component />;
};

/** Opens a screen to those who may see it and sends all others to the page that says so. */
export const ScreenRoute = ({ head }: { head: ScreenHead }) => {
  const { allowed } = useScreens();
  if (!allowed.includes(head)) {
    return <Navigate to="/unauthorized" replace state={{ resource: head.resource }} />;
  }
  const waiting = (
    <PageBody>{head.page === undefined ? <ListSkeleton /> : <PageSkeleton />}</PageBody>
  );
  return (
    <Suspense fallback={waiting}>
      <Content head={head} />
    </Suspense>
  );
};
