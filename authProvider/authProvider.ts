import type { UserIdentity } from 'react-admin';
import type { UserDetails } from '#contract/calls/session/session.ts';
import type { ScreenHead } from '#contract/model/screenHead.ts';
import type { HttpClient } from '#dataProvider/http/createHttpClient.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { endsSession } from '#dataProvider/http/transport.ts';
import { untilAborted } from '#dataProvider/http/requests/untilAborted.ts';
import type { ConsoleAuthProvider } from './ConsoleAuthProvider.ts';
import { createAccess, type Guarded } from './createAccess.ts';
import { createSession } from './createSession.ts';
import { requireFields } from './FieldRequired.ts';
import { NotSignedIn } from './NotSignedIn.ts';
import type { SessionTabs } from './sessionTabs.ts';
import { signIn } from './signIn.ts';
import { wasSomeoneElse } from './SignInState.ts';

export interface AuthProviderOptions {
  readonly client: HttpClient;
  /** The head of a screen; undefined for a name that no screen with an address has. */
  readonly headOf: (resource: string) => ScreenHead | undefined;
  /** A screen that was brought; undefined before. */
  readonly screenAtHand: (resource: string) => Guarded | undefined;
  /** Brings a screen; rejects for a name that no screen has. */
  readonly bringScreen: (resource: string) => Promise<unknown>;
  /** The tab's storage, where drafts are kept. */
  readonly drafts: Storage;
  /** The other tabs of the browser; absent where they cannot be reached. */
  readonly tabs?: SessionTabs | undefined;
  readonly now: () => number;
  /** Who the page was made for, null for nobody; absent when the page does not say. */
  readonly initial?: UserDetails | null | undefined;
}

/** Password reset belongs to the identity domain, which is none of the three business domains (T6). */
const IDENTITY_DOMAIN = 2;

const identityOf = ({
  id,
  firstName,
  lastName,
  email,
  designation,
}: UserDetails): UserIdentity => ({
  id,
  fullName: `${firstName} ${lastName}`.trim(),
  email,
  designation,
});

/**
 * Sign-in, session and rights in the browser. What is refused here is only not offered: the server decides on every
 * call by itself.
 */
export const createAuthProvider = (options: AuthProviderOptions): ConsoleAuthProvider => {
  const { client, headOf, screenAtHand, bringScreen, drafts, tabs, now, initial } = options;
  const session = createSession({ client, drafts, tabs, initial });
  const access = createAccess({ known: session.known, headOf, screenAtHand, now });

  return {
    supportAbortSignal: true,

    login: async credentials => {
      try {
        await signIn(client, credentials);
        await session.enter();
      } catch (error) {
        if (error instanceof HttpError) session.fail(error.message);
        throw error;
      }
      // The next person does not land on the page of the one before.
      return wasSomeoneElse(session.state) ? { redirectTo: '/' } : undefined;
    },

    /** Rejects when the server could not end the session: then the user is still signed in and has to know. */
    logout: async () => {
      // An ended session has nothing to end, and what was typed in it waits for the same user.
      if (!session.known()) return undefined;
      let leaveAt: string | undefined;
      try {
        // Who came by the company's provider signs out there, too.
        ({ leaveAt } = await client.call('session.logout', {}));
      } catch (error) {
        if (!endsSession(error)) throw error;
      }
      session.end();
      return leaveAt;
    },

    /**
     * Rejects only when the server says that nobody is signed in; ra-core then leads to /login and keeps the place.
     * A server that cannot be reached signs nobody out: each part of the page shows its own retry.
     */
    checkAuth: async ({ signal } = {}) => {
      try {
        await untilAborted(session.details(), signal);
      } catch (error) {
        if (endsSession(error)) throw new NotSignedIn(error);
      }
    },

    /** 401 ends the session. 403 does not; a CSRF token that another tab made old is fetched again before anyone goes on. */
    checkError: async (error: unknown) => {
      if (endsSession(error)) {
        session.expire();
        throw new NotSignedIn(error);
      }
      // When this fails too, the next call tells.
      if (error instanceof HttpError && error.code === 'CSRF') await session.renew();
    },

    getIdentity: async ({ signal } = {}) =>
      identityOf(await untilAborted(session.details(), signal)),

    getPermissions: async ({ signal } = {}) =>
      (await untilAborted(session.details(), signal)).roleCodes,

    canAccess: async ({ signal, ...question }) => {
      await untilAborted(session.details(), signal);
      const atOnce = access.decide(question);
      if (atOnce !== undefined) return atOnce;
      try {
        await bringScreen(question.resource);
      } catch {
        return false;
      }
      return access.decide(question) ?? false;
    },

    ...access,
    details: session.details,
    known: session.known,
    state: () => session.state,
    watch: session.watch,

    resetPassword: async email => {
      requireFields({ email });
      return client.call('session.resetPassword', {
        body: { email: email.trim(), domainId: IDENTITY_DOMAIN },
      });
    },

    setPassword: async ({ token, password }) => {
      requireFields({ password });
      await client.call('session.setPassword', { body: { token, password } });
    },
  };
};
