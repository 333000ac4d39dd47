import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAuthProvider, useLogout } from 'react-admin';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ConsoleAuthProvider } from '#authProvider/ConsoleAuthProvider.ts';
import type { UserDetails } from '#contract/calls/session/session.ts';
import { authKey } from '#dataProvider/query/keys.ts';

const queryKey = authKey('details');

interface Details {
  user: UserDetails | undefined;
  /** Why the server could not say who is there. */
  error: Error | null;
  retry: () => Promise<unknown>;
  /** The person has signed out: nothing may be read in their name any more, until the page of signing in is there. */
  isOver: boolean;
}

/**
 * The signed-in person, followed through changes of roles. When the session ends without a sign-out in this tab, wherever
 * that was noticed, it leads to sign-in and keeps the place.
 */
export const useDetails = (): Details => {
  const authProvider = useAuthProvider<ConsoleAuthProvider>();
  const queryClient = useQueryClient();
  const logout = useLogout();
  const [isOver, setOver] = useState(false);
  if (!authProvider) throw new Error('The console needs an auth provider');

  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => authProvider.details(),
    initialData: () => authProvider.known(),
    staleTime: Infinity,
  });

  useEffect(
    () =>
      authProvider.watch(user => {
        if (user) queryClient.setQueryData(queryKey, user);
        const state = authProvider.state();
        if (user || state.status !== 'logged out') return;
        // At once: React-Admin empties store and cache in a moment, and what still stood would read again.
        if (!state.hasExpired) flushSync(() => setOver(true));
        if (state.hasExpired || state.elsewhere) void logout({});
      }),
    [authProvider, queryClient, logout],
  );

  return { user: data, error, retry: () => refetch(), isOver };
};
