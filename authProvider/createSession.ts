import type { UserDetails } from '#contract/calls/session/session.ts';
import { removeDraftsOfOthers } from '#dataProvider/drafts/createDraftStore.ts';
import type { HttpClient } from '#dataProvider/http/createHttpClient.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { endsSession } from '#dataProvider/http/transport.ts';
import type { SignInState } from './SignInState.ts';

export interface SessionOptions {
  readonly client: HttpClient;
  /** Where drafts are kept; those of other users go when someone signs in, all of them at sign-out. */
  readonly drafts: Storage;
  /** Who the page was made for, null for nobody; absent when the page does not say. */
  readonly initial?: UserDetails | null;
}

/** What the server would answer; said without asking it when the page knows that nobody is signed in. */
const nobody = () =>
  new HttpError({ status: 401, code: 'NOT_SIGNED_IN', message: 'Sign in to continue.' });

/**
 * Who is signed in, asked once and kept in memory. A new role version in any answer asks again (X5); an answer that
 * says "not signed in" ends the session but leaves what was typed.
 */
export const createSession = ({ client, drafts, initial }: SessionOptions) => {
  const listeners = new Set<(details: UserDetails | undefined) => void>();
  let details: UserDetails | undefined;
  let isNobody = initial === null;
  /** Counts the questions: only the answer to the last one says who is signed in. */
  let turn = 0;
  let state: SignInState = { status: 'logged out', hasExpired: false };

  const become = (next: UserDetails | undefined) => {
    details = next;
    isNobody = next === undefined;
    client.identify(
      next && { userId: next.id, roleVersion: next.roleVersion, csrfToken: next.csrfToken },
    );
    for (const listener of listeners) listener(next);
  };

  const expire = () => {
    if (!details) return;
    state = { status: 'logged out', hasExpired: true };
    become(undefined);
  };

  /** Asks the server; the client makes several questions at once one request. */
  const refresh = async (): Promise<UserDetails> => {
    turn += 1;
    const mine = turn;
    try {
      const answer = await client.call('session.details', { query: { checkHRIS: true } });
      if (mine === turn) {
        removeDraftsOfOthers(drafts, answer.id);
        state = { status: 'logged in' };
        become(answer);
      }
      return answer;
    } catch (error) {
      if (mine === turn && endsSession(error)) expire();
      throw error;
    }
  };

  client.watch({
    // Nobody waits for this refresh: when it fails, the next answer asks for it again.
    rightsChanged: () => void refresh().catch(() => undefined),
    sessionEnded: expire,
  });

  if (initial) {
    removeDraftsOfOthers(drafts, initial.id);
    state = { status: 'logged in' };
    become(initial);
  }

  return {
    /** The signed-in user; from memory once known. Rejects with 401 when nobody is signed in. */
    details: async (): Promise<UserDetails> => {
      if (details) return details;
      if (isNobody) throw nobody();
      return refresh();
    },
    refresh,
    expire,
    /** A sign-in that was refused; the words are shown on the sign-in page. */
    fail: (message: string) => {
      state = { status: 'login failed', message };
    },
    /** After a sign-out on purpose: nothing of the user stays in this tab. */
    end: () => {
      state = { status: 'logged out', hasExpired: false };
      removeDraftsOfOthers(drafts);
      become(undefined);
    },
    /** The signed-in user, as far as the page knows without asking. */
    known: (): UserDetails | undefined => details,
    get state() {
      return state;
    },
    /** Calls back with every new answer, and with undefined at the end; returns the function that stops it. */
    watch: (listener: (details: UserDetails | undefined) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
