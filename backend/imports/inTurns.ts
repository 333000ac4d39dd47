import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work before other requests get their turn. */
const turn = 10;

/**
 * Works through a long list and lets other requests be served in between.
 * @param progress Is told after each turn how many items are done.
 */
export const inTurns = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
  progress?: (done: number) => void,
): Promise<Result[]> => {
  const results: Result[] = [];
  let since = performance.now();
  for (const [index, item] of items.entries()) {
    results.push(work(item, index));
    if (performance.now() - since < turn) continue;
    progress?.(index + 1);
    await setImmediate();
    since = performance.now();
  }
  return results;
};
