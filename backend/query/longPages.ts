import { setImmediate } from 'node:timers/promises';
import type { ListQuery } from './listPage.ts';

/** Rows that are read in one statement; more of them would hold up who asks for little meanwhile. */
const usualSlice = 50;

/** Whether a range of rows is long or far behind: then joining all rows before its end costs more than reading ids first. */
export const isLongRange = (end: number): boolean => end > 500;

/** The same of a page. */
export const isLongPage = ({ page = 0, pageSize = 10 }: ListQuery): boolean =>
  isLongRange((page + 1) * pageSize);

/**
 * The rows of a long page by the ids that its order gave, some at a time; others are served in between, also by the
 * embedded engine, which has one connection. Which rows they are and their order are of one moment; what they say is of
 * the moment of their slice, and what was deleted since is left out. A page is not a snapshot of its list in any case:
 * the next one is read later.
 */
export const inSlices = async <Row extends { id: number }>(
  order: readonly number[],
  readRows: (ids: readonly number[]) => Promise<readonly Row[]>,
  sliceSize = usualSlice,
): Promise<Row[]> => {
  const rows: Row[] = [];
  for (let at = 0; at < order.length; at += sliceSize) {
    // Requests that came in meanwhile are taken up only when the event loop turns.
    await setImmediate();
    const ids = order.slice(at, at + sliceSize);
    const byId = new Map((await readRows(ids)).map(row => [row.id, row]));
    rows.push(...ids.flatMap(id => byId.get(id) ?? []));
  }
  return rows;
};
