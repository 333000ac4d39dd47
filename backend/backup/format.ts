/*
 * A backup is gzipped text, a JSON value a line: the head, then for each table a list that names it and an object a row,
 * then a list with the number of rows and the digest of all lines before it. Either engine reads what the other wrote.
 */

export const backupFormat = 1;

export interface BackupHead {
  readonly format: typeof backupFormat;
  readonly product: string;
  readonly engine: 'embedded' | 'postgres';
  /** ISO instant at which the data stood as it is here. */
  readonly madeAt: string;
  /** How many migrations the database had been through. */
  readonly migrations: number;
}

/** Begins a table: its name and the columns of its rows. */
export type TableLine = readonly ['table', string, readonly string[]];

/** Ends the file: how many rows it holds, and the SHA-256 of what is before. */
export type EndLine = readonly ['end', number, string];

/** The file cannot be used, or not here; the message says why and what to do. */
export class BackupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupError';
  }
}
