import { HttpError } from '#dataProvider/http/HttpError.ts';

/** Whether a record could not be read because it is not there, or not for this person: asking again is of no use. */
export const isMissing = (error: unknown): boolean =>
  error instanceof HttpError && error.code === 'NOT_FOUND';
