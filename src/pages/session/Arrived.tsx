import { Navigate, useAuthProvider, useTranslate } from 'react-admin';
import { useEffect, useEffectEvent } from 'react';
import type { ConsoleAuthProvider } from '#authProvider/ConsoleAuthProvider.ts';
import { useSnackbar } from '#parts/useSnackbar.ts';

interface Props {
  /** The place that was asked for. */
  next: string | null;
}

/**
 * Leads on whoever is signed in already: to the place that they asked for, or home where it was another person's page. That
 * somebody else has come is said, and that what was typed waits.
 */
export const Arrived = ({ next }: Props) => {
  const authProvider = useAuthProvider<ConsoleAuthProvider>();
  const snackbar = useSnackbar();
  const translate = useTranslate();
  const state = authProvider?.state();
  const before = state?.status === 'logged in' ? state.before : undefined;
  const tell = useEffectEvent(() => {
    const user = authProvider?.known();
    if (!before || !user) return;
    const name = `${user.firstName} ${user.lastName}`.trim();
    snackbar('info', translate('pages.signIn.someoneElse', { name }), {
      autoHideDuration: null,
      ...(before.hasDrafts && {
        detail: translate('pages.signIn.keptFor', { name: before.name }),
      }),
    });
  });
  useEffect(() => tell(), []);
  return <Navigate to={before ? '/' : (next ?? '/')} replace />;
};
