import type { UserDetails } from '#contract/calls/session/session.ts';
import { removeDraftsOfOthers } from '#dataProvider/drafts/createDraftStore.ts';
import type { HttpClient } from '#dataProvider/http/createHttpClient.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { endsSession } from '#dataProvider/http/transport.ts';
import type { SessionTabs } from './sessionTabs.ts';
import type { SignInState } from './SignInState.ts';

export interface SessionOptions {
  readonly client: HttpClient;
  /** Where drafts are kept; those of others go when someone signs in in this tab, all of them when they sign out in it. */
  readonly drafts: Storage;
  /** The other tabs of the browser, whose session is this one's; absent where they cannot be reached. */
  readonly tabs?: SessionTabs | undefined;
  /** Who the page was made for, null for nobody; absent when the page does not say. */
  readonly initial?: UserDetails | null | undefined;
}

/** What the server would answer; said without asking it when the page knows that nobody is signed in. */
const nobody = () =>
  new HttpError({ status: 401, code: 'NOT_SIGNED_IN', message: 'Sign in to continue.' });

/**
 * Who is signed in, asked once and kept in memory. A new role version in any answer asks again (X5); an answer that
 * says "not signed in" ends the session but leaves what was typed. The tabs of a browser have one session: what one does to
 * it the others follow, and a page that somebody else has come to own is left (docs/decisions/0236-who-is-let-in.md).
 */
export const createSession = ({ client, drafts, tabs, initial }: SessionOptions) => {
  const listeners = new Set<(details: UserDetails | undefined) => void>();
  let details: UserDetails | undefined;
  let isNobody = initial === null;
  /** Whose this tab was last, also after the end of their session. */
  let last: UserDetails | undefined;
  /** Counts the questions: only the answer to the last one says who is signed in. */
  let turn = 0;
  let state: SignInState = { status: 'logged out', hasExpired: false };

  const become = (next: UserDetails | undefined) => {
    details = next;
    isNobody = next === undefined;
    last = next ?? last;
    client.identify(
      next && { userId: next.id, roleVersion: next.roleVersion, csrfToken: next.csrfToken },
    );
    for (const listener of listeners) listener(next);
  };

  const begin = (next: UserDetails) => {
    state = { status: 'logged in', ...(last && last.id !== next.id && { before: last }) };
    become(next);
  };

  /** Nobody is signed in any more, whoever ended it. */
  const over = (next: SignInState) => {
    turn += 1;
    state = next;
    become(undefined);
  };

  const expire = () => {
    if (!details) return;
    over({ status: 'logged out', hasExpired: true });
    tabs?.tell({ kind: 'ended' });
  };

  /** Another tab ended the session of this page: it shows nothing of the person, whose drafts wait for them. */
  const leave = () => {
    if (!details) return;
    over({ status: 'logged out', hasExpired: false, elsewhere: details });
  };

  /** Somebody else is signed in now: the page is left, and the sign-in page asks who it is. */
  const giveUp = () => {
    leave();
    isNobody = false;
  };

  /** Asks the server; the client makes several questions at once one request. */
  const refresh = async (): Promise<UserDetails> => {
    turn += 1;
    const mine = turn;
    try {
      const answer = await client.call('session.details', { query: { checkHRIS: true } });
      if (mine === turn) {
        // No page of one person goes on as another's.
        if (details && details.id !== answer.id) giveUp();
        else begin(answer);
      }
      return answer;
    } catch (error) {
      if (mine === turn && endsSession(error)) expire();
      throw error;
    }
  };

  /** Nobody waits for it: when it fails, the next answer asks for it again. */
  const askAgain = () => void refresh().catch(() => undefined);

  client.watch({
    rightsChanged: askAgain,
    tokenRefused: askAgain,
    someoneElse: giveUp,
    sessionEnded: expire,
  });

  tabs?.hear(news => {
    if (news.kind === 'signed out') leave();
    else if (news.kind === 'signed in' && details && details.id !== news.userId) giveUp();
    else if (news.kind === 'signed in' || details) askAgain();
  });

  if (initial) begin(initial);

  return {
    /** The signed-in user; from memory once known. Rejects with 401 when nobody is signed in. */
    details: async (): Promise<UserDetails> => {
      if (details) return details;
      if (isNobody) throw nobody();
      return refresh();
    },
    refresh,
    /** Asks again, without an error: when it fails too, the next call tells. */
    renew: async (): Promise<void> => {
      await Promise.allSettled([refresh()]);
    },
    expire,
    /** After a sign-in in this tab, which is the person's from now on: nothing that others typed stays in it. */
    enter: async (): Promise<void> => {
      if (details) over({ status: 'logged out', hasExpired: false });
      const answer = await refresh();
      removeDraftsOfOthers(drafts, answer.id);
      tabs?.tell({ kind: 'signed in', userId: answer.id });
    },
    /** A sign-in that was refused; the words are shown on the sign-in page. */
    fail: (message: string) => {
      state = { status: 'login failed', message };
    },
    /** After a sign-out on purpose: nothing of the user stays in this tab. */
    end: () => {
      removeDraftsOfOthers(drafts);
      over({ status: 'logged out', hasExpired: false });
      tabs?.tell({ kind: 'signed out' });
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
