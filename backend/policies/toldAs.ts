import type { Told } from '#contract/domain/messages/told.ts';
import { notFound, Refusal } from '../calls/Refusal.ts';

/**
 * For a refused client: what hangs on it is told in the words for a record of its own kind that does not exist, since
 * other words would tell that it is there. Every other error stays as it is.
 */
export const toldAs =
  (words: Told) =>
  (error: unknown): never => {
    throw error instanceof Refusal && error.code === 'NOT_FOUND' ? notFound(words) : error;
  };
