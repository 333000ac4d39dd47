import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router as ReactRouter, type NavigationType } from 'react-router-dom';
import { RouterContext } from '#parts/router/RouterContext.ts';
import type { Router } from './createRouter.ts';

interface Props {
  router: Router;
  children: ReactNode;
}

/** The declarative half of react-router over a history that can hold back a navigation (unsaved changes). */
export const ConsoleRouter = ({ router, children }: Props) => {
  const [{ location, kind }, setShown] = useState(router.state);
  useLayoutEffect(() => router.listen(next => startTransition(() => setShown(next))), [router]);
  return (
    <RouterContext value={router}>
      <ReactRouter
        location={location}
        // The same words; react-router keeps them in an enumeration.
        navigationType={kind as NavigationType}
        navigator={router.navigator}
      >
        {children}
      </ReactRouter>
    </RouterContext>
  );
};
