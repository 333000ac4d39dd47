import Box from '@mui/material/Box';
import { useAuthProvider, useLocation, useTranslate, Navigate } from 'react-admin';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import type { ConsoleAuthProvider } from '#authProvider/ConsoleAuthProvider.ts';
import type { SignInState } from '#authProvider/SignInState.ts';
import { later } from '#parts/fetching/later.ts';
import { laterPart } from '#parts/fetching/laterPart.tsx';
import { newKey } from '#dataProvider/http/requests/newKey.ts';
import { Brand } from '#parts/page/Brand.tsx';
import { preloadable } from '#parts/fetching/preloadable.tsx';
import { useStart } from '#parts/StartContext.ts';
import { DemoPeople } from './DemoPeople.tsx';
import { takeFragment } from './fragment.ts';
import { beginGoogleSignIn, endGoogleSignIn } from './googleSignIn.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useDirectorySignIn } from './useDirectorySignIn.ts';
import { useHasSession } from './useHasSession.ts';
import { useSignIn } from './useSignIn.ts';

// Hardly anyone who signs in needs a new password.
const forgot = later(() => import('./ForgotPassword.tsx'));
const forgotPassword = preloadable(async () => (await forgot()).ForgotPassword);
const reset = later(() => import('./NewPassword.tsx'));
const newPassword = preloadable(async () => (await reset()).NewPassword);
// So is who signed out, or came, in another tab.
const elsewhere = later(() => import('./Elsewhere.tsx'));
const Elsewhere = laterPart(async () => (await elsewhere()).Elsewhere);
// And who has a second factor.
const factors = later(() => import('./factors/signInParts.ts'), 'session');
const FactorStep = laterPart(async () => (await factors()).FactorStep);
const Passkey = laterPart(async () => (await factors()).PasskeyButton);

type View =
  { name: 'sign-in' } | { name: 'forgot'; email: string } | { name: 'new'; token: string };

interface AskedFor {
  nextPathname?: string;
  nextSearch?: string;
}

const placeOf = (state: unknown): string | null => {
  const { nextPathname, nextSearch = '' } = (state ?? {}) as AskedFor;
  return nextPathname && nextPathname !== '/login' ? nextPathname + nextSearch : null;
};

/** Signs in with the token that Google sent back to this address, if one came. */
const useGoogleAnswer = (signIn: ReturnType<typeof useSignIn>) => {
  const translate = useTranslate();
  const [fragment] = useState(() => takeFragment(window));
  useEffect(() => {
    if (fragment.kind === 'google-error') signIn.refuse(translate('pages.signIn.googleRefused'));
    if (fragment.kind !== 'google') return;
    const pending = endGoogleSignIn(sessionStorage, fragment.state);
    if (pending) void signIn.signIn({ accessToken: fragment.token }, pending.next ?? undefined);
    else signIn.refuse(translate('pages.signIn.googleRefused'));
    // The answer is taken once, when the page opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [fragment]);
  return fragment;
};

/** Why the page is shown to somebody who did not sign out in this tab. */
const noticeOf = (session: SignInState | undefined, hasEnded: string): ReactNode => {
  if (session?.status !== 'logged out') return undefined;
  if (session.hasExpired) return hasEnded;
  return session.elsewhere && <Elsewhere before={session.elsewhere} />;
};

/** Sign-in, a forgotten password, and in the demo the people to try it as. */
export const SignInPage = () => {
  const { demo: people, googleClientId, hasPasskeys, product } = useStart();
  const translate = useTranslate();
  const next = placeOf(useLocation().state);
  const signIn = useSignIn();
  const fragment = useGoogleAnswer(signIn);
  const { button: directory, isBack } = useDirectorySignIn(signIn, next);
  const [view, setView] = useState<View>(
    fragment.kind === 'reset' ? { name: 'new', token: fragment.token } : { name: 'sign-in' },
  );
  // Anyone who chooses a password is one person already.
  const demo = view.name === 'new' || signIn.asked ? undefined : people;
  const session = useAuthProvider<ConsoleAuthProvider>()?.state();
  const notice = noticeOf(session, translate('ra.notification.logged_out'));
  // Whoever signs in here is led on by that.
  const hasSession = useHasSession(
    fragment.kind === 'none' && (!isBack || signIn.refusal !== null) && signIn.busy === null,
  );
  useEffect(() => {
    document.title = `${translate('pages.signIn.submit')} · ${product.name}`;
  }, [translate, product.name]);

  if (hasSession)
    return session?.status === 'logged in' && session.before ? (
      <Elsewhere before={session.before} />
    ) : (
      <Navigate to={next ?? '/'} replace />
    );

  const onGoogle = (clientId: string) => {
    const state = newKey();
    location.assign(
      beginGoogleSignIn(sessionStorage, { clientId, origin: location.origin, state, next }),
    );
  };
  const back = () => setView({ name: 'sign-in' });
  return (
    <Box sx={{ display: { sm: 'flex' }, minHeight: '100%', bgcolor: 'background.paper' }}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          flex: 'none',
          position: { sm: 'sticky' },
          top: 0,
          width: { sm: 400, md: 480 },
          mx: demo ? 0 : 'auto',
          minHeight: { xs: demo ? 'auto' : '100vh', sm: '100vh' },
          height: { sm: demo ? '100vh' : 'auto' },
          overflowY: { sm: 'auto' },
          px: { xs: 4, sm: 8, md: 14 },
          py: { xs: 6, sm: 8 },
        }}
      >
        <header>
          <Brand size={32} />
        </header>
        <Box
          component="main"
          sx={{ flex: 1, display: 'grid', alignContent: 'center', py: { xs: 10, sm: 6 } }}
        >
          <div>
            {signIn.asked && (
              <FactorStep
                challenge={signIn.asked}
                onEnter={() => void signIn.signIn({ isProved: true })}
                onBack={signIn.leave}
              />
            )}
            {view.name === 'sign-in' && !signIn.asked && (
              <SignInForm
                {...signIn}
                notice={notice}
                onForgot={email => setView({ name: 'forgot', email })}
                directory={directory}
                Passkey={hasPasskeys && Passkey}
                onGoogle={googleClientId ? () => onGoogle(googleClientId) : undefined}
              />
            )}
            <Suspense>
              {view.name === 'forgot' && (
                <forgotPassword.Component email={view.email} onBack={back} />
              )}
              {view.name === 'new' && <newPassword.Component token={view.token} onBack={back} />}
            </Suspense>
          </div>
        </Box>
        <LanguageSwitch />
      </Box>
      {demo && (
        <Box
          component="aside"
          aria-label={translate('pages.signIn.demoTitle')}
          sx={theme => ({
            flex: 1,
            minWidth: 0,
            px: { xs: 4, sm: 8, lg: 18 },
            py: { xs: 8, sm: 10.5 },
            background: theme.vars.palette.background.default,
            borderLeft: { sm: `1px solid ${theme.vars.palette.divider}` },
            borderTop: { xs: `1px solid ${theme.vars.palette.divider}`, sm: 0 },
          })}
        >
          <Box sx={{ maxWidth: 960 }}>
            <DemoPeople
              teams={demo.teams}
              busy={signIn.busy}
              onChoose={({ email }) =>
                void signIn.signIn({ username: email, password: demo.password })
              }
            />
          </Box>
        </Box>
      )}
    </Box>
  );
};
