import { onScreens, screenHeads } from 'virtual:screens';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { ActionsContext } from '#engine/actions/ActionsContext.ts';
import { PanelsContext } from '#engine/panels/PanelsContext.ts';
import { runDialogs } from '#pages/actions.ts';
import { ErrorState } from '#parts/ErrorState.tsx';
import { PageBody } from '#parts/PageBody.tsx';
import { ScreensContext } from '#parts/ScreensContext.ts';
import { PageSkeleton } from '#parts/Skeletons.tsx';
import { UserContext } from '#parts/useUser.ts';
import { useDetails } from './access/useDetails.ts';
import { Layout } from './layout/Layout.tsx';
import { allowedHeads } from './menu/allowedHeads.ts';
import { panels } from './panels.ts';
import { useConsoleStore } from './store/useConsoleStore.ts';
import { SignedInRoutes } from './routes/SignedInRoutes.tsx';

const none: readonly string[] = [];

/** The console of a person whose session is valid: the screens and preferences that are theirs. */
export const SignedIn = () => {
  const { user, error, retry } = useDetails();
  const store = useConsoleStore();
  const roleCodes = user?.roleCodes ?? none;
  const [heads, setHeads] = useState(screenHeads);
  useEffect(() => onScreens(() => startTransition(() => setHeads(screenHeads()))), []);
  const screens = useMemo(
    () => ({
      all: heads,
      allowed: roleCodes === none ? [] : allowedHeads(heads, roleCodes),
    }),
    [heads, roleCodes],
  );
  const person = user && String(user.id);
  useEffect(() => {
    if (person) store.setPerson(person);
  }, [store, person]);

  const waiting = error ? <ErrorState error={error} onRetry={retry} isPage /> : <PageSkeleton />;
  return (
    <UserContext value={user}>
      <ScreensContext value={screens}>
        <ActionsContext value={runDialogs}>
          <PanelsContext value={panels}>
            <Layout>{user ? <SignedInRoutes /> : <PageBody>{waiting}</PageBody>}</Layout>
          </PanelsContext>
        </ActionsContext>
      </ScreensContext>
    </UserContext>
  );
};
