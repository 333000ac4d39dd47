import type { UserDetails } from '#contract/calls/session/session.ts';

/**
 * Where sign-in stands (part 1 section 4). `hasExpired` says that the session ended without a sign-out, so that the
 * sign-in page can tell why it is shown; `elsewhere` whose page it was that another tab of the browser ended.
 */
export type SignInState =
  | {
      readonly status: 'logged in';
      /** Somebody else was signed in in this tab before. */
      readonly before?: UserDetails;
    }
  | { readonly status: 'login failed'; readonly message: string }
  | {
      readonly status: 'logged out';
      readonly hasExpired: boolean;
      readonly elsewhere?: UserDetails;
    };

/** Whether a page of this tab, and the place to come back to, was another person's. */
export const wasSomeoneElse = (state: SignInState): boolean =>
  state.status === 'logged in' && state.before !== undefined;
