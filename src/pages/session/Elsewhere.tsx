import { Navigate, useAuthProvider, useTranslate } from 'react-admin';
import { useEffect, useEffectEvent } from 'react';
import type { ConsoleAuthProvider } from '#authProvider/ConsoleAuthProvider.ts';
import type { UserDetails } from '#contract/calls/session/session.ts';
import { hasDraftsOf } from '#dataProvider/drafts/createDraftStore.ts';
import { useSnackbar } from '#parts/useSnackbar.ts';

interface Props {
  /** Whose page it was. */
  before: UserDetails;
}

const nameOf = ({ firstName, lastName }: UserDetails): string => `${firstName} ${lastName}`.trim();

/** That what the person typed waits for them; undefined where nothing does. */
const useKeptWords = (before: UserDetails): string | undefined => {
  const translate = useTranslate();
  return hasDraftsOf(sessionStorage, before.id)
    ? translate('pages.tabs.keptFor', { name: nameOf(before) })
    : undefined;
};

/** Why the sign-in page is shown to somebody who signed out in another tab. */
const SignedOut = ({ before }: Props) => {
  const translate = useTranslate();
  return [translate('pages.tabs.signedOut'), useKeptWords(before)].filter(Boolean).join(' ');
};

/** Leads home whoever signed in in another tab, from the page of somebody else, and says so. */
const SomeoneElse = ({ before, now }: Props & { now: UserDetails }) => {
  const snackbar = useSnackbar();
  const translate = useTranslate();
  const detail = useKeptWords(before);
  const tell = useEffectEvent(() =>
    snackbar('info', translate('pages.tabs.someoneElse', { name: nameOf(now) }), {
      autoHideDuration: null,
      detail,
    }),
  );
  useEffect(() => tell(), []);
  return <Navigate to="/" replace />;
};

/** What happened to the page of a person in another tab: they signed out there, or somebody else signed in. */
export const Elsewhere = ({ before }: Props) => {
  const now = useAuthProvider<ConsoleAuthProvider>()?.known();
  return now ? <SomeoneElse before={before} now={now} /> : <SignedOut before={before} />;
};
