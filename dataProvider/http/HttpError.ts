import type { FieldError, SignInChallenge } from '#contract/calls/errors.ts';

/** Failures that the client itself names; all other codes are the server's (`contract/calls/errors.ts`). */
export type ClientErrorCode =
  'NETWORK' | 'TIMEOUT' | 'NOT_JSON' | 'HALF_ANSWER' | 'ANSWERED_ERROR' | `HTTP_${number}`;

interface HttpErrorParts {
  readonly status: number;
  readonly code: ClientErrorCode | (string & {});
  readonly message: string;
  readonly errors?: readonly FieldError[];
  readonly current?: unknown;
  readonly conflict?: unknown;
  readonly challenge?: SignInChallenge | undefined;
  readonly requestId?: string;
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** Field → message as ra-core's forms read it from `error.body.errors`; nested by the parts of the pointer. */
export interface FormErrors {
  [field: string]: string | FormErrors;
}

const toFormErrors = (errors: readonly FieldError[]): FormErrors => {
  const root: FormErrors = {};
  for (const { field, message } of errors) {
    const keys = field.split('/').slice(field.startsWith('/') ? 1 : 0);
    const names = keys.map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const last = names.pop();
    if (!last) continue;
    let place = root;
    for (const name of names) {
      const inner = Object.hasOwn(place, name) ? place[name] : undefined;
      place = typeof inner === 'object' ? inner : (place[name] = {});
    }
    place[last] ??= message;
  }
  return root;
};

/**
 * A failed call. `status` is 0 when no answer came; `message` is what the snackbar shows (part 1 section 8);
 * `errors` has one entry a field; `current` is the stored record when the version sent was stale.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldError[];
  readonly current: unknown;
  /** What prevents a booking, in the shape that the call documents. */
  readonly conflict: unknown;
  /** How a sign-in goes on that needs a second factor. */
  readonly challenge: SignInChallenge | undefined;
  readonly requestId: string | undefined;
  /** Milliseconds after which a busy server may well do it: nothing of it is stored, and the same request may be sent again. */
  readonly retryAfter: number | undefined;
  /** The shape in which ra-core looks for the errors of a form's fields. */
  readonly body: { readonly errors?: FormErrors };

  constructor({
    status,
    code,
    message,
    errors = [],
    current,
    conflict,
    challenge,
    requestId,
    retryAfter,
    cause,
  }: HttpErrorParts) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.current = current;
    this.conflict = conflict;
    this.challenge = challenge;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
    const inBody = errors.filter(error => error.in === 'body');
    this.body = inBody.length > 0 ? { errors: toFormErrors(inBody) } : {};
  }
}

/** True for the end of a call that we gave up ourselves, which nobody is told about (T120). */
export const isOwnAbort = (error: unknown): boolean =>
  error !== null && typeof error === 'object' && 'name' in error && error.name === 'AbortError';
