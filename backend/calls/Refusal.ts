import { errorStatus, type ErrorCode, type FieldError } from '#contract/calls/errors.ts';

export interface RefusalDetails {
  errors?: FieldError[];
  /** The stored record, when a version was stale. */
  current?: unknown;
  /** What stands in the way of a booking, in the shape that the call documents. */
  conflict?: unknown;
}

/** A refusal with a code that the contract knows; everything else thrown is a fault of ours and answers 500. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, message: string, details: RefusalDetails = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** 422 with one entry for one field of the body. */
export const invalidField = (field: string, code: string, message: string): Refusal =>
  new Refusal('VALIDATION_FAILED', message, { errors: [{ in: 'body', field, code, message }] });

export const notFound = (what: string): Refusal =>
  new Refusal('NOT_FOUND', `${what} does not exist, or you may not see it.`);
