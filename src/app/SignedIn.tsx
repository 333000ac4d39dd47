import { onScreens, screenHeads } from 'virtual:screens';
import { startTransition, useEffect, useState } from 'react';
import { ActionsContext } from '#engine/actions/ActionsContext.ts';
import { PanelsContext } from '#engine/panels/PanelsContext.ts';
import { runDialogs } from '#pages/actions.ts';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { PageBody } from '#parts/page/PageBody.tsx';
import { ScreenResources } from '#parts/contexts/ScreenResources.tsx';
import { PageSkeleton } from '#parts/states/Skeletons.tsx';
import { UserContext } from '#parts/contexts/useUser.ts';
import { useDetails } from './access/useDetails.ts';
import { Layout } from './layout/Layout.tsx';
import { panels } from './panels.ts';
import { useConsoleStore } from './store/useConsoleStore.ts';
import { SignedInRoutes } from './routes/SignedInRoutes.tsx';

/** The console of a person whose session is valid: the screens and preferences that are theirs. */
export const SignedIn = () => {
  const { user, error, retry, isOver } = useDetails();
  const store = useConsoleStore();
  const [heads, setHeads] = useState(screenHeads);
  useEffect(() => onScreens(() => startTransition(() => setHeads(screenHeads()))), []);
  const person = user && String(user.id);
  useEffect(() => {
    if (person) store.setPerson(person);
  }, [store, person]);

  if (isOver) return null;
  const waiting = error ? <ErrorState error={error} onRetry={retry} isPage /> : <PageSkeleton />;
  return (
    <UserContext value={user}>
      <ScreenResources heads={heads}>
        <ActionsContext value={runDialogs}>
          <PanelsContext value={panels}>
            <Layout>{user ? <SignedInRoutes /> : <PageBody>{waiting}</PageBody>}</Layout>
          </PanelsContext>
        </ActionsContext>
      </ScreenResources>
    </UserContext>
  );
};
