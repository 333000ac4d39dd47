/**
 * Where sign-in stands (part 1 section 4). `hasExpired` says that the session ended without a sign-out, so that the
 * sign-in page can tell why it is shown.
 */
export type SignInState =
  | { readonly status: 'logged in' }
  | { readonly status: 'login failed'; readonly message: string }
  | { readonly status: 'logged out'; readonly hasExpired: boolean };
