import Type from 'typebox';
import { strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { userDetails } from './session.ts';

const source = 'decision record 0236';

/** Sign-in by the company's own OpenID Connect provider, where one is set up. */
export const directoryCalls = [
  defineCall({
    id: 'session.beginDirectory',
    method: 'POST',
    path: '/console/v1/directory/sign-in',
    kind: 'change',
    access: 'anyone',
    summary: 'Begin a sign-in by the company’s provider: where the browser goes, and who it is',
    source,
    answer: Type.Object({ address: Type.String() }),
  }),
  defineCall({
    id: 'session.loginDirectory',
    method: 'POST',
    path: '/console/v1/directory/session',
    kind: 'change',
    access: 'anyone',
    summary: 'Sign in with what the company’s provider sent the browser back with',
    source,
    body: strictObject({
      /** What stood after the `?` of the address. */
      answer: Type.String({ minLength: 1, maxLength: 8000 }),
    }),
    answer: userDetails,
  }),
  defineCall({
    id: 'session.endedAtDirectory',
    calledBy: 'other-system',
    method: 'POST',
    path: '/console/v1/directory/ended',
    kind: 'change',
    access: 'anyone',
    summary: 'The company’s provider says that somebody signed out there (back-channel logout)',
    source,
    form: true,
    body: Type.Object({ logout_token: Type.String({ minLength: 1, maxLength: 16_000 }) }),
    answer: Type.Object({ ended: Type.Integer() }),
  }),
] as const;
