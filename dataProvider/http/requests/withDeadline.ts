import { clientTimeout } from '#contract/domain/messages/clientLimits.ts';
import { unreached } from './unreached.ts';
import { HttpError } from '../HttpError.ts';

/** The outer bound of every call (part 1 section 7, T101); screens ask for shorter ones. */
export const OUTER_BOUND_MS = clientTimeout;

interface DeadlineOptions {
  readonly milliseconds?: number;
  /** The caller's signal: its abort is an own abort and passes through unchanged. */
  readonly signal?: AbortSignal;
  readonly timeoutMessage?: string;
}

/**
 * Runs one request with a signal that ends it at the deadline or with the caller's own. A passed deadline rejects
 * with code `TIMEOUT`, an own abort with the caller's reason (T120), a lost connection with `NETWORK`.
 */
export const withDeadline = async <T>(
  run: (signal: AbortSignal) => Promise<T>,
  { milliseconds = OUTER_BOUND_MS, signal, timeoutMessage }: DeadlineOptions,
): Promise<T> => {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  const timeout = new HttpError({
    status: 0,
    code: 'TIMEOUT',
    message: timeoutMessage ?? 'The server took too long to answer. Please try again.',
  });
  const timer = setTimeout(() => controller.abort(timeout), Math.min(milliseconds, OUTER_BOUND_MS));
  try {
    return await run(controller.signal);
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (controller.signal.aborted) throw timeout;
    if (error instanceof HttpError) throw error;
    throw unreached(error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
};
