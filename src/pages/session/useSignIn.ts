import { useLogin, useTranslate } from 'react-admin';
import { useCallback, useState } from 'react';
import type { Credentials } from '#authProvider/signIn.ts';

export interface SignIn {
  /** What is being tried now: an e-mail, or `google`. */
  busy: string | null;
  /** The server's words for the last refusal. */
  refusal: string | null;
  refuse: (message: string | null) => void;
  /** Goes on to the place that was asked for, or to `next`. */
  signIn: (credentials: Credentials, next?: string) => Promise<void>;
}

/** Sign-in with the state that its form shows: which button works, and what the server said. */
export const useSignIn = (): SignIn => {
  const login = useLogin();
  const translate = useTranslate();
  const [busy, setBusy] = useState<string | null>(null);
  const [refusal, refuse] = useState<string | null>(null);
  const signIn = useCallback(
    async (credentials: Credentials, next?: string) => {
      setBusy('username' in credentials ? credentials.username : 'google');
      refuse(null);
      try {
        await login(credentials, next);
      } catch (error) {
        const message = error instanceof Error ? error.message : '';
        refuse(message || translate('ra.auth.sign_in_error'));
        setBusy(null);
      }
    },
    [login, translate],
  );
  return { busy, refusal, refuse, signIn };
};
