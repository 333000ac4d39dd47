import { Refusal } from '../calls/Refusal.ts';

/** The service gave no answer, or not all of it, within `GATEWAY_TIMEOUT`. */
export const tooSlow = (): Refusal =>
  new Refusal('UPSTREAM_TIMEOUT', 'The service took too long to respond. Please try again.');

/** Nobody answers at the service's address. */
export const unreachable = (): Refusal =>
  new Refusal('UPSTREAM_UNREACHABLE', 'The service cannot be reached. Please try again.');

/** The service answered, but with something that is no data: a page, a redirect, half of an answer. */
export const malformed = (): Refusal =>
  new Refusal(
    'UPSTREAM_MALFORMED',
    'The service sent an answer that could not be read. Please try again.',
  );

/** The service says itself that it failed; its own words may tell of its inside and stay here. */
export const failed = (): Refusal =>
  new Refusal('UPSTREAM_FAILED', 'The service reported an error. Please try again.');

/** The service does not know the console or who asks: the session here is none of its business. */
export const notAccepted = (): Refusal =>
  new Refusal('UPSTREAM_FAILED', 'The service did not accept the request. Please try again later.');

/** The service failed too often of late, and is left alone for a while. @param seconds until it is asked again */
export const resting = (seconds: number): Refusal =>
  new Refusal('UNAVAILABLE', 'The service is not responding. Please try again in a few seconds.', {
    retryAfter: seconds,
  });

/** The service has as many requests of the console as it may have at once (`GATEWAY_LIMIT`). */
export const tooMany = (): Refusal =>
  new Refusal('UNAVAILABLE', 'The service is busy. Please try again in a moment.', {
    retryAfter: 1,
  });
