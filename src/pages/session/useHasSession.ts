import { useAuthProvider } from 'react-admin';
import { useEffect, useState } from 'react';
import type { ConsoleAuthProvider } from '#authProvider/ConsoleAuthProvider.ts';

/**
 * True once the person is known to be signed in: the server says so when the page opens, never a cache, since right after
 * sign-out an old answer would lead straight back; or they have signed in in another tab meanwhile.
 */
export const useHasSession = (isAsked: boolean): boolean => {
  const authProvider = useAuthProvider<ConsoleAuthProvider>();
  const [hasSession, setSession] = useState(false);
  useEffect(() => {
    if (!isAsked || !authProvider) return undefined;
    let isLeft = false;
    const begin = () => !isLeft && setSession(true);
    authProvider.details().then(begin, () => undefined);
    const stop = authProvider.watch(user => void (user && begin()));
    return () => {
      isLeft = true;
      stop();
    };
  }, [isAsked, authProvider]);
  return hasSession;
};
