/** One command of a check. */
export interface Step {
  readonly name: string;
  /** What Node is to run, and its arguments. */
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The files that its verdict depends on, by their names from the root; absent: on more than files. */
  readonly reads?: RegExp;
}

/** What earlier runs found right (`unchanged.mjs`). */
export interface KnownSteps {
  readonly isUnchanged: (step: Step) => boolean;
  readonly keep: (step: Step) => void;
}

/**
 * Runs steps side by side, `lanes` at a time (as many as there are processors). Each tells its verdict in a line; what the failed
 * ones said stands at the end. @returns whether none failed.
 */
export const runSteps: (
  steps: readonly Step[],
  options?: {
    readonly lanes?: number;
    readonly print?: (line: string) => void;
    readonly known?: KnownSteps;
  },
) => Promise<boolean>;
