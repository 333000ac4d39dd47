/** What became of one item of a change of many. */
export interface Outcome<Item, Result = unknown> {
  readonly item: Item;
  readonly result?: Result;
  readonly error?: unknown;
}

/** Runs a change for each item, a few at a time, so that fifty rows neither queue nor flood the server. */
export const eachOf = async <Item, Result>(
  items: readonly Item[],
  change: (item: Item) => Promise<Result>,
  width = 4,
): Promise<Outcome<Item, Result>[]> => {
  const outcomes: Outcome<Item, Result>[] = [];
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) {
      outcomes[index] = await change(item).then(
        result => ({ item, result }),
        (error: unknown) => ({ item, error }),
      );
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, work));
  return outcomes;
};
