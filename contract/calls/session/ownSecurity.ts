import Type from 'typebox';
import { idParams, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import {
  begunFactor,
  challengeToken,
  completedFactor,
  factorCode,
  factorKind,
  passkeyName,
  passkeyOptions,
  passkeySigned,
  shownRecoveryCodes,
} from './factorBodies.ts';

const source = 'decision record 0236';
const path = '/console/v1/own-security';
const change = { kind: 'change', access: 'signed-in', source } as const;
const done = Type.Object({ done: Type.Literal(true) });
const version = Type.Integer({ minimum: 1 });

const instant = Type.String();
const orInstant = Type.Optional(instant);

/** A browser in words, by what it says of itself. */
const device = { device: Type.String(), address: Type.Optional(Type.String()) };

export const ownSecurity = Type.Object({
  /** Whether second factors can be set up here; else `missing` names the setting. */
  isOn: Type.Boolean(),
  missing: Type.Optional(Type.String()),
  /** Whether one of one's roles needs a factor: then the last one stays. */
  isRequired: Type.Boolean(),
  /** False where the address of the console is none that passkeys can be made for. */
  hasPasskeys: Type.Boolean(),
  /** By what one proves oneself again before a step that could lock others out, or in; none: by signing in again. */
  proofs: Type.Array(
    Type.Union([Type.Literal('password'), Type.Literal('code'), Type.Literal('passkey')]),
  ),
  /** Until when that is not asked again; absent: it is asked. */
  provedUntil: orInstant,
  app: Type.Optional(Type.Object({ addedAt: instant, lastUsedAt: orInstant })),
  passkeys: Type.Array(
    Type.Object({
      id: rowId,
      name: Type.String(),
      isBackedUp: Type.Boolean(),
      addedAt: instant,
      lastUsedAt: orInstant,
      version,
    }),
  ),
  recoveryCodesLeft: Type.Integer(),
  sessions: Type.Array(
    Type.Object({
      id: rowId,
      ...device,
      isThis: Type.Boolean(),
      beganAt: instant,
      lastSeenAt: instant,
      factor: Type.Optional(Type.String()),
    }),
  ),
  devices: Type.Array(
    Type.Object({
      id: rowId,
      ...device,
      isThis: Type.Boolean(),
      firstSeenAt: instant,
      lastSeenAt: instant,
    }),
  ),
});

/** One's own sessions, devices and second factors. No program has any. */
export const ownSecurityCalls = [
  defineCall({
    id: 'ownSecurity.read',
    method: 'GET',
    path,
    kind: 'read',
    access: 'signed-in',
    source,
    summary: 'One’s own sessions, devices and second factors',
    answer: ownSecurity,
  }),
  defineCall({
    ...change,
    id: 'ownSecurity.proofOptions',
    method: 'POST',
    path: `${path}/proof-options`,
    summary: 'What one of one’s passkeys has to sign to prove oneself again',
    answer: Type.Object({ challenge: challengeToken, options: passkeyOptions }),
  }),
  defineCall({
    ...change,
    id: 'ownSecurity.prove',
    method: 'POST',
    path: `${path}/proof`,
    summary: 'Prove oneself again: by a factor, or by the password where one has none',
    body: strictObject({
      password: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
      /** Of the app, or a recovery code. */
      code: Type.Optional(factorCode),
      challenge: Type.Optional(challengeToken),
      response: Type.Optional(passkeySigned),
    }),
    answer: Type.Object({ provedUntil: instant }),
  }),
  defineCall({
    ...change,
    id: 'ownSecurity.beginFactor',
    method: 'POST',
    path: `${path}/factors`,
    summary: 'Begin to set up an authenticator app or a passkey',
    body: strictObject({ kind: factorKind }),
    answer: begunFactor,
    shownOnce: ['secret', 'uri'],
  }),
  defineCall({
    ...change,
    id: 'ownSecurity.completeFactor',
    method: 'POST',
    path: `${path}/factors/complete`,
    summary: 'Set it up; with the first factor come ten recovery codes, and other sessions end',
    body: strictObject(completedFactor),
    answer: Type.Object({ recoveryCodes: Type.Optional(shownRecoveryCodes) }),
    shownOnce: ['recoveryCodes'],
  }),
  defineCall({
    ...change,
    id: 'ownSecurity.removeApp',
    method: 'POST',
    path: `${path}/app/remove`,
    summary: 'Remove the authenticator app; not the last factor where a role requires one',
    answer: done,
  }),
  defineCall({
    ...change,
    id: 'ownSecurity.renamePasskey',
    method: 'PUT',
    path: `${path}/passkeys/{id}`,
    summary: 'Give a passkey another name',
    params: idParams,
    body: strictObject({ name: passkeyName, version }),
    answer: Type.Object({ id: rowId, name: Type.String(), version }),
  }),
  defineCall({
    ...change,
    id: 'ownSecurity.removePasskey',
    method: 'POST',
    path: `${path}/passkeys/{id}/remove`,
    summary: 'Remove a passkey; not the last factor where a role requires one',
    params: idParams,
    body: strictObject({ version }),
    answer: done,
  }),
  defineCall({
    ...change,
    id: 'ownSecurity.makeRecoveryCodes',
    method: 'POST',
    path: `${path}/recovery-codes`,
    summary: 'Ten new recovery codes in place of the old ones; this answer alone has them',
    answer: Type.Object({ recoveryCodes: Type.Optional(shownRecoveryCodes) }),
    shownOnce: ['recoveryCodes'],
  }),
  defineCall({
    ...change,
    id: 'ownSecurity.endSession',
    method: 'POST',
    path: `${path}/sessions/{id}/end`,
    summary: 'End one of one’s other sessions',
    params: idParams,
    answer: done,
  }),
  defineCall({
    ...change,
    id: 'ownSecurity.endOtherSessions',
    method: 'POST',
    path: `${path}/sessions/end-others`,
    summary: 'End all of one’s sessions but this one',
    answer: Type.Object({ ended: Type.Integer() }),
  }),
  defineCall({
    ...change,
    id: 'ownSecurity.forgetDevice',
    method: 'POST',
    path: `${path}/devices/{id}/forget`,
    summary: 'Forget a device: the next sign-in from it is told as a new one',
    params: idParams,
    answer: done,
  }),
] as const;
