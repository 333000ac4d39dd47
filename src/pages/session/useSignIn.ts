import { useLogin, useTranslate } from 'react-admin';
import { useCallback, useState } from 'react';
import type { HttpError } from '#dataProvider/http/HttpError.ts';
import type { Credentials } from '#authProvider/signIn.ts';
import type { SignInChallenge } from '#contract/calls/errors.ts';

export interface SignIn {
  /** What is being tried now: an e-mail, `google` or `directory`. */
  busy: string | null;
  /** The server's words for the last refusal. */
  refusal: string | null;
  refuse: (message: string | null) => void;
  /** The password was right, and a second factor is asked for. */
  asked: SignInChallenge | null;
  /** Back to the password. */
  leave: (message: string | null) => void;
  /** Goes on to the place that was asked for, or to `next`. */
  signIn: (credentials: Credentials, next?: string) => Promise<void>;
}

/** Sign-in with the state that its form shows: which button works, and what the server said. */
export const useSignIn = (): SignIn => {
  const login = useLogin();
  const translate = useTranslate();
  const [busy, setBusy] = useState<string | null>(null);
  const [refusal, refuse] = useState<string | null>(null);
  const [asked, ask] = useState<SignInChallenge | null>(null);
  const signIn = useCallback(
    async (credentials: Credentials, next?: string) => {
      setBusy(
        'username' in credentials
          ? credentials.username
          : 'directory' in credentials
            ? 'directory'
            : 'google',
      );
      refuse(null);
      try {
        await login(credentials, next);
      } catch (error) {
        const { message, challenge } = error as Partial<HttpError>;
        if (challenge) ask(challenge);
        else refuse(message || translate('ra.auth.sign_in_error'));
        setBusy(null);
      }
    },
    [login, translate],
  );
  const leave = (message: string | null) => {
    ask(null);
    refuse(message);
  };
  return { busy, refusal, refuse, asked, leave, signIn };
};
