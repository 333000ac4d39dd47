/** Starts a PostgreSQL of its own in a new folder; `stop` ends it and removes the folder. */
export const startPostgres: () => Promise<{
  readonly url: string;
  readonly stop: () => Promise<void>;
}>;
