/**
 * A count of rows and nothing else, whose answer depends on the tables alone: one row with one number, so it can also
 * stand within another statement.
 */
export const isCount = (text: string): boolean =>
  /^\s*select count\(\*\)(?:::int)?(?: as "?\w+"?)? from\b/i.test(text) &&
  !/\b(?:now|random|current_\w+|group by)\b/i.test(text);
