import type { Identifier, RaRecord } from 'react-admin';
import type { Tree } from '#contract/model/types.ts';
import { valueAt } from '#contract/rules/valueAt.ts';

export interface TreeRow {
  readonly record: RaRecord;
  /** 1 at the top. */
  readonly level: number;
  /** Null: nothing is below it. */
  readonly isOpen: boolean | null;
}

export interface Opened {
  readonly open: ReadonlySet<Identifier>;
  /** What stands directly below an open record; absent while it is read. */
  readonly below: ReadonlyMap<Identifier, readonly RaRecord[]>;
}

/** How many stand directly below a record. */
export const countBelow = (record: RaRecord, { count }: Tree): number =>
  Number(valueAt(record, count) ?? 0);

/**
 * The rows that are seen, those below an open one after it. Each record stands once, though someone may have moved it
 * between two reads.
 */
export const treeRows = (
  top: readonly RaRecord[],
  tree: Tree,
  { open, below }: Opened,
): readonly TreeRow[] => {
  const seen = new Set<Identifier>();
  const from = (records: readonly RaRecord[], level: number): readonly TreeRow[] =>
    records.flatMap(record => {
      if (seen.has(record.id)) return [];
      seen.add(record.id);
      const isOpen = countBelow(record, tree) > 0 ? open.has(record.id) : null;
      const inside = isOpen ? (below.get(record.id) ?? []) : [];
      return [{ record, level, isOpen }, ...from(inside, level + 1)];
    });
  return from(top, 1);
};
