import Type from 'typebox';
import { strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import {
  begunFactor,
  challengeToken,
  completedFactor,
  factorCode,
  factorKind,
  passkeyOptions,
  passkeySigned,
  shownRecoveryCodes,
} from './factorBodies.ts';
import { userDetails } from './session.ts';

const source = 'decision record 0236';
const path = '/console/v1/sign-in';
const signIn = { method: 'POST', kind: 'change', access: 'anyone', source } as const;

/**
 * The step after the password of whoever has a second factor, or must set one up, and sign-in by a passkey alone. Sign-in answers
 * 401 `SECOND_FACTOR_REQUIRED` with a `challenge`, which these take; none of them opens a session before the factor is proved.
 */
export const signInStepCalls = [
  defineCall({
    ...signIn,
    id: 'session.passkeyOptions',
    path: `${path}/passkey-options`,
    summary:
      'What a passkey has to sign: of one person with the challenge of a sign-in, of anyone without',
    body: strictObject({
      challenge: Type.Optional(challengeToken),
      persistent: Type.Optional(Type.Boolean()),
    }),
    answer: Type.Object({ challenge: challengeToken, options: passkeyOptions }),
  }),
  defineCall({
    ...signIn,
    id: 'session.passkey',
    path: `${path}/passkey`,
    summary: 'Sign in by a passkey, alone or after the password; sets the session cookie',
    body: strictObject({ challenge: challengeToken, response: passkeySigned }),
    answer: userDetails,
  }),
  defineCall({
    ...signIn,
    id: 'session.code',
    path: `${path}/code`,
    summary: 'Complete a sign-in by a code of the authenticator app; sets the session cookie',
    body: strictObject({ challenge: challengeToken, code: factorCode }),
    answer: userDetails,
  }),
  defineCall({
    ...signIn,
    id: 'session.recoveryCode',
    path: `${path}/recovery-code`,
    summary: 'Complete a sign-in by a recovery code, which is used up; sets the session cookie',
    body: strictObject({ challenge: challengeToken, code: factorCode }),
    answer: userDetails,
  }),
  defineCall({
    ...signIn,
    id: 'session.beginFactor',
    path: `${path}/factor`,
    summary: 'Begin to set up the second factor that a role requires, before there is a session',
    body: strictObject({ challenge: challengeToken, kind: factorKind }),
    answer: begunFactor,
  }),
  defineCall({
    ...signIn,
    id: 'session.completeFactor',
    path: `${path}/factor/complete`,
    summary: 'Set up the second factor that a role requires; sets the session cookie',
    body: strictObject(completedFactor),
    answer: Type.Object({ user: userDetails, recoveryCodes: shownRecoveryCodes }),
  }),
] as const;
