import { failedCall, resolvedStatuses } from '#contract/domain/messages/httpMessages.ts';

/** What is known of a failed call: the answer's status and parsed body, and the thrown error's own message. */
export interface Failure {
  readonly status?: number;
  readonly body?: unknown;
  readonly message?: string;
}

export interface MessageOptions {
  /** Shown in place of all else, on status 401 only. */
  readonly unauthorizedMessage?: string;
}

/** The end of the resolver (part 1 section 8); the snackbar without a call has another default. */
export const FALLBACK_MESSAGE = failedCall;

const fullyResolved: readonly number[] = resolvedStatuses;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      inner !== null && typeof inner === 'object'
        ? (inner as Record<string, unknown>)[key]
        : undefined,
    value,
  );

const messageOf = (body: unknown): string | undefined => {
  const message = at(body, 'message');
  return text(Array.isArray(message) ? message[0] : message);
};

/**
 * The words for a failed call: part 1 section 8 step by step (T113). Statuses 400, 401, 422 and 500 take the first
 * of eight sources that holds text; any other status takes a message if it has one. `error.msg` is looked for in an
 * `error` object of the answer and at the answer's top, because the specification does not say which is the error.
 * Whatever a source holds is text, never markup.
 */
export const resolveMessage = (failure: Failure, options: MessageOptions = {}): string => {
  const { status = 0, body } = failure;
  const own = text(failure.message);
  if (!fullyResolved.includes(status)) return messageOf(body) ?? own ?? FALLBACK_MESSAGE;
  return (
    (status === 401 ? text(options.unauthorizedMessage) : undefined) ??
    text(at(body, 'error', 'msg')) ??
    text(at(body, 'msg')) ??
    (status === 422 || status === 500 ? text(at(body, 'api_errors', 'details')) : undefined) ??
    text(at(body, 'api_errors', 'display_phrase')) ??
    text(at(body, 'apiErrors', 'displayPhrase')) ??
    messageOf(body) ??
    own ??
    FALLBACK_MESSAGE
  );
};
