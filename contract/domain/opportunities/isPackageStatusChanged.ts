/**
 * Whether changing the status of an opportunity's package worked. HTTP 200 is not enough: the answer's `statusCode`
 * must be the literal `2XX` or a number from 200 to 299 (part 1 section 4, decision T49).
 */
export const isPackageStatusChanged = (statusCode: unknown): boolean => {
  if (statusCode === '2XX') return true;
  const code = typeof statusCode === 'string' ? Number(statusCode) : statusCode;
  return typeof code === 'number' && code >= 200 && code < 300;
};
