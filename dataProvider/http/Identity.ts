/** Who is signed in, as far as calls need it: the answer of the user details holds all three. */
export interface Identity {
  readonly userId: string | number;
  /** Rises with each change of the user's rights. */
  readonly roleVersion: string | number;
  readonly csrfToken: string;
}

/** The front part of every cache key: another user or other rights never meet an answer (T102). */
export const identityScope = ({ userId, roleVersion }: Identity): string =>
  `${userId}.${roleVersion}|`;
