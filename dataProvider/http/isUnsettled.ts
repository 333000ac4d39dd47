import { HttpError } from './HttpError.ts';

/** Refusals after which the same request may still be carried out, or may have been already. */
const unsettledStatuses: ReadonlySet<number> = new Set([0, 401, 408, 425, 429]);

/**
 * True when a failed money call has no known outcome: no answer, a half answer, a server fault, an own abort. The
 * intent keeps its key then, so that pressing again cannot pay twice.
 */
export const isUnsettled = (error: unknown): boolean =>
  !(error instanceof HttpError) ||
  (error.status < 400 && error.code !== 'ANSWERED_ERROR') ||
  error.status >= 500 ||
  unsettledStatuses.has(error.status);
