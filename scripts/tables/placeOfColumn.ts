import type { TextFile } from '#contract/model/checkScreens.ts';
import { positionAt, type Position } from '#contract/model/files/jsonPositions.ts';

interface Place {
  readonly file: string;
  readonly position: Position;
}

/** Where the code describes a table, or the column that it calls `key`; a column that many tables share is at the table. */
export const placeOfColumn = (sources: readonly TextFile[], table: string, key?: string): Place => {
  const begins = new RegExp(`pgTable\\(\\s*'${table}'`);
  const source = sources.find(({ text }) => begins.test(text));
  if (!source) return { file: sources[0]?.file ?? '', position: { line: 1, column: 1 } };
  const { file, text } = source;
  const start = text.search(begins);
  const next = text.indexOf('pgTable(', start + 1);
  const own = text.slice(start, next === -1 ? undefined : next);
  const at = key === undefined ? -1 : own.search(new RegExp(`(?<=[\\s{,])${key}:`));
  return { file, position: positionAt(text, start + Math.max(0, at)) };
};
