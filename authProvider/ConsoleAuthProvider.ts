import type { AuthProvider } from 'react-admin';
import type { UserDetails } from '#contract/calls/session/session.ts';
import type { Guarded, Question, Rights } from './createAccess.ts';
import type { Credentials } from './signIn.ts';
import type { SignInState } from './SignInState.ts';

/** React-Admin's auth provider and what the console asks of a session beside it. */
export interface ConsoleAuthProvider extends AuthProvider {
  supportAbortSignal: true;
  /** Leads home whoever is not the person that this tab belonged to before. */
  login: (credentials: Credentials) => Promise<{ redirectTo: string } | void>;
  /** The signed-in user with flags and roles; one request a session. */
  details: () => Promise<UserDetails>;
  /** The same without asking anyone; undefined while it is not known. */
  known: () => UserDetails | undefined;
  /** What `canAccess` says, at once; undefined where the screen, or the server, has to be asked first. */
  decide: (question: Question) => boolean | undefined;
  rightsOf: (user: UserDetails | undefined, screen: Guarded) => Rights;
  state: () => SignInState;
  /** Calls back when the user or their rights change, and with undefined when the session ends. */
  watch: (listener: (details: UserDetails | undefined) => void) => () => void;
  /** The same answer for a known and an unknown address (T6). */
  resetPassword: (email: string) => Promise<{ emailSent: true }>;
  /** With the token of a reset link. */
  setPassword: (params: { token: string; password: string }) => Promise<void>;
}
