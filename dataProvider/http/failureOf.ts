import type { FieldError, SignInChallenge } from '#contract/calls/errors.ts';
import { toldIn } from '#contract/domain/messages/told.ts';
import type { Language } from '#contract/model/types.ts';
import { answerError } from './answerError.ts';
import { HttpError } from './HttpError.ts';
import { resolveMessage, type MessageOptions } from './resolveMessage.ts';

const isFieldError = (value: unknown): value is FieldError =>
  value !== null &&
  typeof value === 'object' &&
  typeof (value as FieldError).field === 'string' &&
  typeof (value as FieldError).message === 'string';

const fieldErrors = (errors: unknown, language: Language): FieldError[] =>
  Array.isArray(errors)
    ? errors.filter(isFieldError).map(error => ({ ...error, message: toldIn(language, error) }))
    : [];

const textOr = <T>(value: unknown, other: T): string | T =>
  typeof value === 'string' && value !== '' ? value : other;

/** Seconds, as our own servers say it with a 503; the limit of requests a minute is not an invitation to go on. */
const retryAfterOf = ({ status, headers }: Pick<Response, 'status' | 'headers'>) =>
  status === 503 ? Number(headers.get('retry-after')) * 1_000 || undefined : undefined;

/**
 * The error of an answer that refuses: code, words in the reader's language, field errors, stored record. `body` is the parsed JSON, or
 * undefined when the answer was no JSON, such as the HTML page of a proxy.
 */
export const failureOf = (
  response: Pick<Response, 'status' | 'headers'>,
  body: unknown,
  options: MessageOptions,
  language: Language = 'en',
): HttpError => {
  const answer = (body !== null && typeof body === 'object' ? body : {}) as Record<string, unknown>;
  const { status, headers } = response;
  const message = resolveMessage({ status, body, message: answerError(body) }, options);
  return new HttpError({
    status,
    retryAfter: retryAfterOf(response),
    code: textOr(answer['code'], `HTTP_${status}`),
    message: toldIn(language, {
      message,
      // Hindi is of the answer's own message, not of another source that comes before it.
      hi: message === answer['message'] ? textOr(answer['hi'], undefined) : undefined,
    }),
    errors: fieldErrors(answer['errors'], language),
    current: answer['current'],
    conflict: answer['conflict'],
    // Only our own server says it, and its shape is checked there.
    challenge: answer['challenge'] as SignInChallenge | undefined,
    requestId: textOr(answer['requestId'], headers.get('x-request-id') ?? undefined),
  });
};
