import { startTurns, type Pace } from './startTurns.ts';

/**
 * Works through a long list and lets other requests be served in between (decision 0244).
 * @param progress Is told after each turn how many items are done.
 * @param pace of a test; else that of the process.
 */
export const inTurns = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
  progress?: (done: number) => void,
  pace?: Pace,
): Promise<Result[]> => {
  const results: Result[] = [];
  const turns = startTurns(pace);
  for (const [index, item] of items.entries()) {
    results.push(work(item, index));
    if (!turns.isOver()) continue;
    progress?.(index + 1);
    await turns.next();
  }
  return results;
};
