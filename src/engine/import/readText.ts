import { HttpError } from '#dataProvider/http/HttpError.ts';

/**
 * The bytes as UTF-8, whatever they are: the server tells the place of what is none. A file's own `text()` takes other
 * encodings in some browsers.
 */
export const readText = async (file: File): Promise<string> =>
  new TextDecoder().decode(await file.arrayBuffer());

const ofHeadings = new Set([
  'unknown-column',
  'doubled-column',
  'missing-column',
  'unnamed-column',
]);

/** Whether nothing but the headings is wrong. */
export const isOfHeadings = (error: unknown): error is HttpError =>
  error instanceof HttpError &&
  error.errors.length > 0 &&
  error.errors.every(({ code }) => ofHeadings.has(code));
