import type { Column } from 'drizzle-orm';

/**
 * The order of a list that is read to its end, found with its first page and kept for the others: scope and filter are asked
 * once, and no row comes twice or not at all because someone writes meanwhile (docs/decisions/0239-whose-rows-and-how-many.md).
 * Handed to the verb of the list with each of its pages.
 */
export interface Walk {
  /** The fields of a row that are asked for; absent: all. A list may answer more. */
  readonly fields?: ReadonlySet<string> | undefined;
  /**
   * @param key tells the list from others that its verb may read beside
   * @param find the ids of all rows in their order, `most` and one where there are more
   * @returns undefined where there are more than `most`, or where another list is walked: then pages are read by their place
   */
  readonly orderOf: (
    key: Column,
    find: (most: number) => Promise<readonly number[]>,
  ) => Promise<readonly number[] | undefined>;
  /** Whether an order is kept: a page of it that is empty was removed, and others may follow. */
  readonly hasOrder: () => boolean;
}

/** @param most rows whose order is kept; an id takes some ten bytes */
export const startWalk = (most: number, fields?: ReadonlySet<string>): Walk => {
  let walked: { readonly key: Column; readonly order: readonly number[] | undefined } | undefined;
  return {
    fields,
    hasOrder: () => walked?.order !== undefined,
    orderOf: async (key, find) => {
      if (!walked) {
        const found = await find(most + 1);
        walked = { key, order: found.length > most ? undefined : found };
      }
      return walked.key === key ? walked.order : undefined;
    },
  };
};
