import { useAuthenticated, useAuthProvider } from 'react-admin';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { ConsoleAuthProvider } from '#authProvider/ConsoleAuthProvider.ts';
import { preloadable } from '#parts/fetching/preloadable.tsx';
import { Opening } from './Opening.tsx';

export const signInPage = preloadable(
  async () => (await import('#pages/session/SignInPage.tsx')).SignInPage,
);
export const signedIn = preloadable(async () => (await import('../SignedIn.tsx')).SignedIn);

// One element: to learn that the session is valid draws nothing again.
const shown = <signedIn.Component />;

/** For people with a session; all others are led to sign-in and come back to where they wanted to go. */
const Guarded = () => {
  const known = useAuthProvider<ConsoleAuthProvider>()?.known();
  const { isPending, isError } = useAuthenticated();
  // Who the page was made for need not be asked again before anything is shown.
  return isError || (isPending && !known) ? <Opening /> : shown;
};

/** Sign-in is open to everyone; all other addresses need a session. */
export const AppRoutes = () => (
  <Suspense fallback={<Opening />}>
    <Routes>
      <Route path="/login" element={<signInPage.Component />} />
      <Route path="/*" element={<Guarded />} />
    </Routes>
  </Suspense>
);
