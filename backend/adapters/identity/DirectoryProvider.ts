/** A company's OpenID Connect provider, by which its people sign in. */
export interface DirectorySettings {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: string;
  /** What people call it: "Sign in with …". */
  readonly name: string;
  /** Somebody who is not here yet is made at their first sign-in. */
  readonly creates: boolean;
}

/** What is kept while somebody is at the provider, and asked of its answer. */
export interface SignInProof {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** What the provider proved about a person. */
export interface ProvedPerson {
  readonly issuer: string;
  readonly subject: string;
  /** In lower letters; undefined where the provider names none, or does not say that it is verified. */
  readonly email: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  /** The groups that the claim of the rule names; undefined where there are too many to be told. */
  readonly groups: readonly string[] | undefined;
  /** The provider's name of its session. */
  readonly sid: string | undefined;
  readonly idToken: string;
}

/** Whose sessions the provider asks to end: one of theirs, or all of a person. */
interface EndedAtProvider {
  readonly issuer: string;
  readonly subject: string | undefined;
  readonly sid: string | undefined;
}

/** Why the provider proves nothing: it is away, did not let the person in, or its answer cannot be trusted. */
export class DirectoryFault extends Error {
  readonly kind: 'away' | 'turned-back' | 'not-proved';

  constructor(kind: DirectoryFault['kind'], cause?: unknown) {
    super(`The OpenID Connect provider proves nothing: ${kind}`, { cause });
    this.name = 'DirectoryFault';
    this.kind = kind;
  }
}

/** A company's OpenID Connect provider. Every function but `end` throws a `DirectoryFault`. */
export interface DirectoryProvider {
  /** What people call it. */
  readonly name: string;
  /** Where to send somebody who wants to sign in, and what their answer must prove. */
  begin: (returnTo: URL) => Promise<{ readonly address: URL; readonly proof: SignInProof }>;
  /** @param answer the address that the person came back to, with all that the provider added */
  redeem: (answer: URL, proof: SignInProof) => Promise<ProvedPerson>;
  /** Where to send somebody to sign out there; undefined where it has no such address, or is away. */
  end: (idToken: string, returnTo: URL) => Promise<URL | undefined>;
  /** Reads a token by which the provider says that a session of it is over. */
  readLogout: (token: string) => Promise<EndedAtProvider>;
}
