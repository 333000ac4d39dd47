/**
 * A spreadsheet would take a text that begins so for a formula, and run it. Apostrophes before it stand for themselves
 * only with one more, so that an import (`plainCell`) reads back what was there.
 */
const formula = /^'*[=+\-@\t\r]/;

/** A text as a cell of a CSV: never a formula, which a number cannot be; in quotes where it holds what separates. */
export const csvCell = (text: string, isNumber = false): string => {
  const harmless = formula.test(text) && !isNumber ? `'${text}` : text;
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

export const csvLine = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;
