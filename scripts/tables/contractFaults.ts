import type { Fault } from '#contract/model/check/fault.ts';
import { narrowing, type ReleasedTables } from './narrowing.ts';

/** How a migration says that the released version no longer needs what it takes away, and why. */
const marked = /^-- contract: \S.{9,}/m;

/**
 * Migrations since the release that take something away which the released version still reads, without saying that it may go
 * (docs/how-to/change-the-database.md).
 * @param tags the migrations in their order
 * @param textOf the text of one
 */
export const contractFaults = (
  folder: string,
  tags: readonly string[],
  textOf: (tag: string) => string,
  released: ReleasedTables,
): readonly Fault[] =>
  tags.slice(tags.indexOf(released.last) + 1).flatMap(tag => {
    const text = textOf(tag);
    if (marked.test(text)) return [];
    return narrowing(text, released).map(what => ({
      file: `${folder}/${tag}.sql`,
      pointer: '',
      message: `This migration ${what}, but the released version still works with it while an update runs: add what is new now and take this away in the release after the next, in a migration that begins with "-- contract: <why nothing reads it any more>"`,
      suggestion: null,
      position: { line: 1, column: 1 },
    }));
  });
