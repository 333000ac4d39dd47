import { HttpError, isOwnAbort } from './HttpError.ts';

const isJson = (headers: Headers): boolean =>
  /^application\/([\w.+-]+\+)?json\b/i.test(headers.get('content-type') ?? '');

/**
 * The parsed body of an answer, undefined when it is empty. Throws `NOT_JSON` for another type, such as the HTML of
 * a proxy, and `HALF_ANSWER` when the connection broke in the middle; own aborts pass through.
 */
export const readJson = async (response: Response): Promise<unknown> => {
  const { status, headers } = response;
  const broken = (cause: unknown) =>
    new HttpError({
      status,
      code: 'HALF_ANSWER',
      message: 'The answer of the server was cut off. Please try again.',
      cause,
    });
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    throw isOwnAbort(cause) ? cause : broken(cause);
  }
  if (text.trim() === '') return undefined;
  if (!isJson(headers)) {
    throw new HttpError({
      status,
      code: 'NOT_JSON',
      message: 'The server gave an answer that the console cannot read.',
    });
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw broken(cause);
  }
};
