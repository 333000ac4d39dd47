/** One measured figure beside what it has to be. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  /** `ms`, `s`, `kB`, `MB`, or `x` for a ratio against a yardstick of the same run. */
  readonly unit: 'ms' | 's' | 'kB' | 'MB' | 'x' | '';
  /** The bound that the value must not pass. */
  readonly target: { readonly most: number } | { readonly least: number };
  /** Raw numbers behind a ratio, and what the yardstick is. */
  readonly raw?: string;
}

/** A group of figures, found by its file `tests/bench/<name>.bench.ts`, which exports it as `bench`. */
export interface Bench {
  readonly about: string;
  /** `options` are the words behind the names of groups, from the first that begins with `--`. */
  readonly run: (options: readonly string[]) => Promise<readonly Figure[]>;
  /** It prints its figures itself, as a table, with what is missed. */
  readonly isTold?: true;
}

export const isReached = ({ value, target }: Figure): boolean =>
  'most' in target ? value <= target.most : value >= target.least;
