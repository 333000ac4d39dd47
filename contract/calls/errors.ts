import Type, { type Static } from 'typebox';

/** Why a call was refused; the status belongs to the code and is never chosen apart from it. */
export const errorStatus = {
  UNKNOWN_FIELD: 400,
  BAD_REQUEST: 400,
  NOT_SIGNED_IN: 401,
  LOGIN_FAILED: 401,
  /** The password was right, and a second factor is asked for; `challenge` says how to go on. */
  SECOND_FACTOR_REQUIRED: 401,
  UNAUTHORIZED_ACCESS: 403,
  FORBIDDEN: 403,
  CSRF: 403,
  /** The person has to prove themselves again before they do this. */
  PROOF_REQUIRED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  STALE_VERSION: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  KEY_REUSED: 422,
  VALIDATION_FAILED: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UPSTREAM_FAILED: 502,
  UPSTREAM_UNREACHABLE: 502,
  UPSTREAM_MALFORMED: 502,
  UNAVAILABLE: 503,
  UPSTREAM_TIMEOUT: 504,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** English, and Hindi where the sentence is the console's own (`contract/domain/messages/told.ts`). */
const told = { message: Type.String(), hi: Type.Optional(Type.String()) };

/**
 * One entry a field: `field` is a JSON pointer into the part of the request that `in` names. `hint` names what was sent and
 * what would do, for those who write requests; `message` is what people read.
 */
export const fieldErrorSchema = Type.Object({
  in: Type.Union([Type.Literal('body'), Type.Literal('query'), Type.Literal('params')]),
  field: Type.String(),
  code: Type.String(),
  ...told,
  hint: Type.Optional(Type.String()),
});
export type FieldError = Static<typeof fieldErrorSchema>;

/** How a sign-in that has no session yet goes on: with the factors that the person has, or by setting up the first. */
export const signInChallengeSchema = Type.Object({
  token: Type.String(),
  step: Type.Union([Type.Literal('prove'), Type.Literal('set-up')]),
  /** Of `prove`: what there is to prove it by; of `set-up`: what can be set up. */
  by: Type.Array(
    Type.Union([Type.Literal('code'), Type.Literal('passkey'), Type.Literal('recovery-code')]),
  ),
  expiresAt: Type.String(),
});
export type SignInChallenge = Static<typeof signInChallengeSchema>;

/**
 * The answer of every refused call. `message` is the string that step 7 of the message resolver reads
 * (part 1 section 8); `current` is the stored record when a version was stale, `conflict` what prevents a
 * booking, in the shape that the call documents.
 */
export const errorAnswerSchema = Type.Object({
  code: Type.String(),
  ...told,
  requestId: Type.String(),
  errors: Type.Optional(Type.Array(fieldErrorSchema)),
  current: Type.Optional(Type.Unknown()),
  conflict: Type.Optional(Type.Unknown()),
  /** Of `SECOND_FACTOR_REQUIRED`. */
  challenge: Type.Optional(signInChallengeSchema),
});
export type ErrorAnswer = Static<typeof errorAnswerSchema>;
