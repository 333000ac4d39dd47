import { useAuthProvider } from 'react-admin';
import { useEffect, useState } from 'react';
import type { ConsoleAuthProvider } from '#authProvider/ConsoleAuthProvider.ts';

/**
 * True once the server has said that the person is signed in already. Asked when the page opens and never from a
 * cache: right after sign-out an old answer would lead straight back.
 */
export const useHasSession = (isAsked: boolean): boolean => {
  const authProvider = useAuthProvider<ConsoleAuthProvider>();
  const [hasSession, setSession] = useState(false);
  useEffect(() => {
    if (!isAsked || !authProvider) return undefined;
    let isLeft = false;
    authProvider.details().then(
      () => !isLeft && setSession(true),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [isAsked, authProvider]);
  return hasSession;
};
