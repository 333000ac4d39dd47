/** A value as a CSV has it: in quotes where it holds what separates. */
const cell = (value: string): string =>
  /[",;\t\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

/** Rows as a CSV that spreadsheets read as UTF-8, because of the mark in front. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map(row => row.map(cell).join(',')).join('\r\n')}\r\n`;
