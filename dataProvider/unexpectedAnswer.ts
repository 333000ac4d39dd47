import { HttpError } from './http/HttpError.ts';

/** A successful answer that does not hold what the screen file says it holds. */
export const unexpectedAnswer = (call: string): HttpError =>
  new HttpError({
    status: 200,
    code: 'UNEXPECTED_ANSWER',
    message: `The answer of ${call} does not hold what the screen expects.`,
  });
