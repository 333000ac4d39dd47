/**
 * Starts a PostgreSQL of its own in a new folder, empty or with a copy of the data at `from`; `stop` ends it and removes
 * the folder, and leaves its data at `keepAt` when it is told to. With `at` the data lie in that folder and stay there.
 * @throws when there are no binaries for this machine, or they do not start.
 */
export const startPostgres: (options?: {
  readonly from?: string;
  readonly at?: string;
  readonly more?: readonly string[];
}) => Promise<{
  readonly url: string;
  readonly stop: (options?: { readonly keepAt?: string }) => Promise<void>;
}>;
