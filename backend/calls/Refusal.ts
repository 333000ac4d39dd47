import { refusals } from '#contract/domain/messages/refusals.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import {
  errorStatus,
  type ErrorCode,
  type FieldError,
  type SignInChallenge,
} from '#contract/calls/errors.ts';

export interface RefusalDetails {
  /** Seconds after which the same request may well be served; the header `retry-after` says it. Nothing of it is stored. */
  retryAfter?: number;
  errors?: FieldError[];
  /** The stored record, when a version was stale. */
  current?: unknown;
  /** What prevents a booking, in the shape that the call documents. */
  conflict?: unknown;
  /** How a sign-in goes on that has no session yet. */
  challenge?: SignInChallenge;
}

/** A refusal with a code that the contract knows; everything else thrown is a fault of ours and answers 500. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  /** The message in Hindi, where the sentence is the console's own. */
  readonly hi: string | undefined;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, words: string | Told, details: RefusalDetails = {}) {
    const { message, hi } = typeof words === 'string' ? { message: words } : words;
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.hi = hi;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** The words of a refusal, for an answer that tells it among others. */
export const wordsOf = ({ message, hi }: Refusal): Told => ({
  message,
  ...(hi !== undefined && { hi }),
});

/** 422 with one entry for one field of the body. */
export const invalidField = (field: string, code: string, words: string | Told): Refusal => {
  const fault = typeof words === 'string' ? { message: words } : words;
  return new Refusal('VALIDATION_FAILED', fault, {
    errors: [{ in: 'body', field, code, ...fault }],
  });
};

export const notAllowed = (): Refusal => new Refusal('FORBIDDEN', refusals.notAllowed);

/** @param words of `contract/domain/messages/notThere.ts`. */
export const notFound = (words: Told): Refusal => new Refusal('NOT_FOUND', words);
