import type { FastifyRequest } from 'fastify';

/** Nothing of an address but its route is logged: a query may carry a phone number or a token (T5, T105). */
export const loggedRequest = (request: FastifyRequest) => ({
  id: request.id,
  method: request.method,
  route: request.routeOptions?.url,
  call: request.routeOptions?.config?.callId,
  ip: request.ip,
});

/** Longer runs of digits may be a phone number, whatever is between them. */
const longNumber = /\+?\d(?:[ ()-]?\d){7,}/g;

/** A text as it may be in a log: without what a query or a statement was given, and without numbers of phones. */
export const redact = (text: string): string =>
  text
    // What Drizzle tells of a failed statement: its parameters are what people typed.
    .replaceAll(/^params:.*$/gm, 'params: …')
    .replaceAll(/^(\s*(?:detail|DETAIL):).*$/gm, '$1 …')
    .replaceAll(/\?[^\s"'<>]*=[^\s"'<>]*/g, '?…')
    .replaceAll(longNumber, '…');

/** What the logger takes: it adds fields of its own. */
interface LoggedError {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** An error as it is logged: fields that a driver adds (the row at fault, its values) are left out. */
export const loggedError = (error: unknown, depth = 0): LoggedError => {
  if (!(error instanceof Error))
    return { type: typeof error, message: redact(String(error)), stack: '' };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: redact(error.message),
    stack: redact(error.stack ?? ''),
    ...(typeof code === 'string' && { code }),
    ...(error.cause !== undefined && depth < 3 && { cause: loggedError(error.cause, depth + 1) }),
  };
};
