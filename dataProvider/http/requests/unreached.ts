import { HttpError } from '../HttpError.ts';

/** What is said where nothing came from the server: a request, or a script of the page. */
export const unreached = (cause: unknown): HttpError =>
  new HttpError({
    status: 0,
    code: 'NETWORK',
    message: 'The server cannot be reached. Please check the connection and try again.',
    cause,
  });
