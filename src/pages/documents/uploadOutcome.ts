import { isToleratedTagError } from '#contract/domain/termsheets/documentTags.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';

/**
 * What a failed upload means to the person who uploaded: a second upload of the same file warns and fails nothing (T94); that tags are
 * compulsory is passed over, since the document is there (T95); anything else is an error.
 */
export const uploadOutcome = (error: unknown): 'done' | 'warning' | 'error' => {
  if (!(error instanceof HttpError)) return 'error';
  if (isToleratedTagError(error.message)) return 'done';
  return error.status === 409 ? 'warning' : 'error';
};
