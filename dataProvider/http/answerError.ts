const textOf = (error: unknown): string | undefined => {
  if (typeof error === 'string') return error.trim() === '' ? undefined : error;
  if (error === null || typeof error !== 'object') return undefined;
  const { msg, message } = error as Record<string, unknown>;
  return textOf(typeof msg === 'string' ? msg : typeof message === 'string' ? message : undefined);
};

/**
 * An answer with an `error` field shows 'Error: ' and the server's error, whatever its status (part 1 section 8).
 * Undefined when there is no such field or it holds no text.
 */
export const answerError = (body: unknown): string | undefined => {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return undefined;
  const error = textOf((body as Record<string, unknown>)['error']);
  return error === undefined ? undefined : `Error: ${error}`;
};
