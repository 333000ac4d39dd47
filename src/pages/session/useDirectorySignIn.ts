import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useStart } from '#parts/StartContext.ts';
import { keepNext, takeDirectoryAnswer, takeNext } from './directorySignIn.ts';
import type { SignIn } from './useSignIn.ts';

export interface DirectorySignIn {
  /** What the button calls the provider. */
  readonly name: string;
  /** The browser is about to leave for it. */
  readonly isLeaving: boolean;
  readonly begin: () => void;
}

/**
 * Sign-in by the company's provider: leads there, and signs in with what comes back. A sign-in that failed can be tried again, on
 * the way to the same place.
 * @returns the button; undefined where no provider is set up
 */
export const useDirectorySignIn = (
  { signIn, refuse }: Pick<SignIn, 'signIn' | 'refuse'>,
  asked: string | null,
): { readonly button: DirectorySignIn | undefined; readonly isBack: boolean } => {
  const { directory } = useStart();
  const client = useClient();
  const translate = useTranslate();
  const [isLeaving, setLeaving] = useState(false);
  const [back] = useState(() => {
    const answer = directory && takeDirectoryAnswer(window);
    return answer === undefined ? undefined : { answer, next: takeNext(sessionStorage) };
  });
  const next = asked ?? back?.next ?? null;
  useEffect(() => {
    if (back) void signIn({ directory: back.answer }, back.next ?? undefined);
    // The answer is taken once, when the page opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [back]);

  const begin = async () => {
    setLeaving(true);
    refuse(null);
    try {
      const { address } = await client.call('session.beginDirectory', {});
      keepNext(sessionStorage, next);
      location.assign(address);
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      refuse(message || translate('ra.auth.sign_in_error'));
      setLeaving(false);
    }
  };
  return {
    button: directory && { name: directory.name, isLeaving, begin: () => void begin() },
    isBack: back !== undefined,
  };
};
