const inKeyOrder = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** JSON with the keys of every object in one order, so that equal data gives equal text (T102). */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, inKeyOrder) ?? 'null';
