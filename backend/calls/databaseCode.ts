/** The driver's code of a failed statement: Drizzle wraps the error of the database in its own. */
export const databaseCode = (error: unknown): string | undefined => {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    const { code } = inner as { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
};

/** A deadlock, and a transaction that others overtook. */
const clashCodes = new Set(['40P01', '40001']);

/** Whether the database gave up a transaction for the sake of others: the same work may well succeed when run again. */
export const isClash = (error: unknown): boolean => clashCodes.has(databaseCode(error) ?? '');

/** Too many connections; the server is shutting down, was ended by its administrator, or is starting. */
const awayCodes = new Set(['53300', '57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET']);
/** The pool of the driver says it in words alone, and so does a connection that was lost. */
const awayWords =
  /^timeout exceeded when trying to connect$|^Connection terminated|^timeout expired$|is not queryable$/;

/** Whether the database could not be reached, or had no connection left for as long as a call may wait. */
export const isDatabaseAway = (error: unknown): boolean => {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    const { code } = inner as { code?: unknown };
    if (typeof code === 'string' && awayCodes.has(code)) return true;
    if (awayWords.test(inner.message)) return true;
  }
  return false;
};
