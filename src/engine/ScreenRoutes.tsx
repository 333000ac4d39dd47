import { loadScreen, onScreens } from 'virtual:screens';
import { ResourceContextProvider } from 'ra-core';
import { lazy, startTransition, Suspense, use, useEffect, useReducer } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageBody } from '#parts/PageBody.tsx';
import { FormSkeleton } from '#parts/Skeletons.tsx';
import { ListPage } from './list/ListPage.tsx';
import { bringOverlays } from './overlays/lazyOverlays.ts';
import { ScreenContext } from './ScreenContext.ts';

const forms = () => import('./record/forms.ts');
const RecordPage = lazy(() => forms().then(module => ({ default: module.RecordPage })));
const CreatePage = lazy(() => forms().then(module => ({ default: module.CreatePage })));

const ImportPage = lazy(async () => ({
  default: (await import('./import/ImportPage.tsx')).ImportPage,
}));

/** Brings what opens next while the list is read, so that neither a menu nor a record waits for it. */
const useRestSoon = () => {
  useEffect(() => {
    const timers = [setTimeout(bringOverlays, 500), setTimeout(() => void forms(), 1500)];
    return () => timers.forEach(timer => clearTimeout(timer));
  }, []);
};

/** The screen as its file says now. What is drawn stays until the new state is there, with all that was typed. */
const useScreenFile = (resource: string) => {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  useEffect(() => onScreens(() => startTransition(refresh)), []);
  return use(loadScreen(resource));
};

interface Props {
  /** Name of a screen of records. */
  resource: string;
}

/** All addresses of a screen that is data: the list, a new record, one record. */
export const ScreenRoutes = ({ resource }: Props) => {
  const screen = useScreenFile(resource);
  useRestSoon();
  if (screen.type !== 'records') throw new Error(`"${resource}" is a page made by hand`);
  const waiting = (
    <PageBody canvas="grey">
      <FormSkeleton />
    </PageBody>
  );
  return (
    <ScreenContext value={screen}>
      <ResourceContextProvider value={resource}>
        <Suspense fallback={waiting}>
          <Routes>
            <Route index element={<ListPage />} />
            <Route path={screen.createAt} element={<CreatePage />} />
            <Route path="import" element={<ImportPage />} />
            <Route path=":id" element={<RecordPage />} />
          </Routes>
        </Suspense>
      </ResourceContextProvider>
    </ScreenContext>
  );
};
