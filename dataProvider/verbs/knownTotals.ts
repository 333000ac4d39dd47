/** Milliseconds for which a number of rows is taken from the page before. */
const fresh = 60_000;

export interface KnownTotal {
  readonly total: number;
  readonly isExact: boolean;
  readonly isAtLeast: boolean;
  /** While there are more rows than are counted: the fields in whose order they can be read. */
  readonly orders?: readonly string[] | undefined;
}

/** What pages of lists said lately of their number of rows, so that the next page of the same rows does not count again. */
export interface KnownTotals {
  readonly get: (rows: string) => KnownTotal | undefined;
  readonly keep: (rows: string, total: KnownTotal) => void;
  /** Where pages far behind the first begin, by what they are asked by. */
  readonly places: Map<string, string>;
}

export const createKnownTotals = (now: () => number = Date.now): KnownTotals => {
  const known = new Map<string, KnownTotal & { readonly until: number }>();
  return {
    get: rows => {
      const found = known.get(rows);
      return found && found.until > now() ? found : undefined;
    },
    keep: (rows, { total, isExact, isAtLeast, orders }) => {
      for (const [key, { until }] of known) if (until <= now()) known.delete(key);
      known.set(rows, { total, isExact, isAtLeast, orders, until: now() + fresh });
    },
    places: new Map(),
  };
};
