import { useAuthProvider } from 'react-admin';
import { useMemo, useSyncExternalStore } from 'react';
import type { ConsoleAuthProvider } from './ConsoleAuthProvider.ts';
import type { Guarded, Rights } from './createAccess.ts';

/**
 * What the signed-in person may do on a screen, for callers that ask about many actions, rows or fields at once, which no hook of
 * React-Admin does in a loop. One thing is asked by `useCanAccess`, several screens by `useCanAccessResources`: all are
 * answered by the same core (docs/decisions/0247-one-door-to-rights-and-screens.md).
 */
export const useRights = (screen: Guarded): Rights => {
  const authProvider = useAuthProvider<ConsoleAuthProvider>();
  if (!authProvider) throw new Error('The console needs an auth provider');
  const user = useSyncExternalStore(authProvider.watch, authProvider.known);
  return useMemo(() => authProvider.rightsOf(user, screen), [authProvider, user, screen]);
};
