import Type from 'typebox';
import { strictObject } from '../bodies.ts';

/** What names an open step; long, by chance, and worth nothing after some minutes. */
export const challengeToken = Type.String({ minLength: 20, maxLength: 100 });

const encoded = Type.String({ minLength: 1, maxLength: 20_000, pattern: '^[A-Za-z0-9_-]+$' });
const extensions = Type.Record(Type.String(), Type.Unknown());
const attachment = Type.Optional(
  Type.Union([Type.Literal('platform'), Type.Literal('cross-platform'), Type.Null()]),
);

/** What a browser answers when a passkey has signed (WebAuthn level 3, `AuthenticationResponseJSON`). */
export const passkeySigned = strictObject({
  id: encoded,
  rawId: encoded,
  type: Type.Literal('public-key'),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensions,
  response: strictObject({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: Type.Optional(Type.Union([encoded, Type.Null()])),
  }),
});

/** What a browser answers when a passkey was made (`RegistrationResponseJSON`). */
export const passkeyMade = strictObject({
  id: encoded,
  rawId: encoded,
  type: Type.Literal('public-key'),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensions,
  response: strictObject({
    clientDataJSON: encoded,
    attestationObject: encoded,
    authenticatorData: Type.Optional(encoded),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })),
    publicKey: Type.Optional(Type.Union([encoded, Type.Null()])),
    publicKeyAlgorithm: Type.Optional(Type.Integer()),
  }),
});

export const factorCode = Type.String({ minLength: 1, maxLength: 40 });
export const passkeyName = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' });
export const factorKind = Type.Union([Type.Literal('code'), Type.Literal('passkey')]);

/** Options for the browser, as the library of WebAuthn makes them; the page hands them on as they are. */
export const passkeyOptions = Type.Record(Type.String(), Type.Unknown());

/** What setting a factor up begins with. */
export const begunFactor = Type.Object({
  challenge: challengeToken,
  /** Of an app: the secret to type, and the address that the QR code says. */
  secret: Type.Optional(Type.String()),
  uri: Type.Optional(Type.String()),
  options: Type.Optional(passkeyOptions),
});

/** What completes it: a code of the app, or the passkey that was made with a name for it. */
export const completedFactor = {
  challenge: challengeToken,
  code: Type.Optional(factorCode),
  response: Type.Optional(passkeyMade),
  name: Type.Optional(passkeyName),
};

/** Shown once: made with the first factor, or anew. */
export const shownRecoveryCodes = Type.Array(Type.String());
