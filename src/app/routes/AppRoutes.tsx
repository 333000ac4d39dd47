import { Authenticated } from 'ra-core';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Opening } from './Opening.tsx';

const SignInPage = lazy(() =>
  import('#pages/sign-in/SignInPage.tsx').then(module => ({ default: module.SignInPage })),
);
const loadSignedIn = () => import('./SignedIn.tsx');
const SignedIn = lazy(() => loadSignedIn().then(module => ({ default: module.SignedIn })));

// The shell is fetched while the server is asked who is there.
if (location.pathname !== '/login') void loadSignedIn();

/** Sign-in is open to everyone; all other addresses need a session and come back to themselves after sign-in. */
export const AppRoutes = () => (
  <Suspense fallback={<Opening />}>
    <Routes>
      <Route path="/login" element={<SignInPage />} />
      <Route
        path="/*"
        element={
          <Authenticated loading={<Opening />}>
            <SignedIn />
          </Authenticated>
        }
      />
    </Routes>
  </Suspense>
);
