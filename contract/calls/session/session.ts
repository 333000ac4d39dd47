import { identityDomainId } from '../../domain/accounts/domains.ts';
import Type, { type Static } from 'typebox';
import { shortestPassword } from '../../domain/users/passwordRules.ts';
import { defineCall } from '../call.ts';

/** The signed-in user as part 1 section 3 lists it, with what the console needs beside it. */
export const userDetails = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  /** Names of the roles in the specification's wording. */
  roles: Type.Array(Type.String()),
  roleCodes: Type.Array(Type.String()),
  displayRoles: Type.Array(Type.String()),
  designation: Type.Union([Type.String(), Type.Null()]),
  domainId: Type.Integer(),
  countryId: Type.Integer(),
  isAdmin: Type.Boolean(),
  isReadOnly: Type.Boolean(),
  isMasterData: Type.Boolean(),
  isContentUser: Type.Boolean(),
  isContentUserOnly: Type.Boolean(),
  'is{product}OwnerAgent': Type.Boolean(),
  isFinanceUser: Type.Boolean(),
  isOwnerTelesalesAgent: Type.Boolean(),
  isBrokerTelesalesAgent: Type.Boolean(),
  isBuilderTelesalesAgent: Type.Boolean(),
  /** Sent back as `x-csrf-token` with every call that changes something. */
  csrfToken: Type.String(),
  /** Rises with each change of the user's rights; part of every cache key (T102). */
  roleVersion: Type.Integer(),
});
export type UserDetails = Static<typeof userDetails>;

export const sessionCalls = [
  defineCall({
    id: 'session.login',
    method: 'POST',
    path: '/madrox/app/v1/login',
    here: true,
    kind: 'change',
    access: 'anyone',
    summary: 'Sign in with user name and password; sets the session cookie',
    source: 'part 1 §7, T1',
    form: true,
    body: Type.Object(
      {
        username: Type.String({ minLength: 1, maxLength: 254 }),
        password: Type.String({ minLength: 1, maxLength: 1000 }),
        persistent: Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')])),
      },
      { additionalProperties: false },
    ),
    answer: userDetails,
  }),
  defineCall({
    id: 'session.loginGoogle',
    method: 'GET',
    path: '/madrox/app/v1/login/google',
    here: true,
    kind: 'change',
    access: 'anyone',
    summary: 'Sign in with the token of an external identity account',
    source: 'part 1 §7, T4, T5',
    query: Type.Object(
      { access_token: Type.String({ minLength: 1, maxLength: 4096 }) },
      { additionalProperties: false },
    ),
    answer: userDetails,
  }),
  defineCall({
    id: 'session.logout',
    method: 'POST',
    path: '/madrox/app/v1/logout',
    here: true,
    kind: 'change',
    access: 'signed-in',
    summary: 'End the session on the server and in the browser',
    source: 'part 1 §7',
    answer: Type.Object({
      signedOut: Type.Literal(true),
      /** Where the person signs out of the company's provider, if they signed in by it. */
      leaveAt: Type.Optional(Type.String()),
    }),
  }),
  defineCall({
    id: 'session.resetPassword',
    method: 'POST',
    path: '/madrox/app/v1/reset-password',
    here: true,
    kind: 'change',
    access: 'anyone',
    summary: 'Send a link to set a new password; answers the same for known and unknown addresses',
    source: 'part 1 §7, T6',
    body: Type.Object(
      {
        email: Type.String({ minLength: 3, maxLength: 254 }),
        domainId: Type.Literal(identityDomainId),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({ emailSent: Type.Literal(true) }),
  }),
  defineCall({
    id: 'session.setPassword',
    method: 'POST',
    path: '/console/v1/password',
    kind: 'change',
    access: 'anyone',
    summary: 'Set a new password with the token of a reset link',
    source: 'T6',
    body: Type.Object(
      {
        token: Type.String({ minLength: 20, maxLength: 200 }),
        password: Type.String({ minLength: shortestPassword, maxLength: 1000 }),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({ passwordSet: Type.Literal(true) }),
  }),
  defineCall({
    id: 'session.details',
    method: 'GET',
    path: '/madrox/app/v1/user/details',
    here: true,
    kind: 'read',
    access: 'signed-in',
    summary: 'The signed-in user: identity, flags, roles and the CSRF token',
    source: 'part 1 §3, §7',
    query: Type.Object(
      { checkHRIS: Type.Optional(Type.Boolean()) },
      { additionalProperties: false },
    ),
    answer: userDetails,
  }),
] as const;
