/**
 * What ra-core is told when there is no session: it leads to /login and keeps the address for afterwards. There is no
 * notice beside it, because the sign-in page says itself whether the session ended (`SignInState`).
 */
export class NotSignedIn {
  readonly message = false;
  readonly redirectTo = '/login';
  readonly cause: unknown;

  constructor(cause: unknown) {
    this.cause = cause;
  }
}
