/** The driver's code of a failed statement: Drizzle wraps the error of the database in its own. */
export const databaseCode = (error: unknown): string | undefined => {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    const { code } = inner as { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
};
