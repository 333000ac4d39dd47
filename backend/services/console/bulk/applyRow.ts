import { isDeepStrictEqual } from 'node:util';
import type { IdentifiedRecord } from '#contract/requests/recordOf.ts';
import { transactionWithEffects } from '../../../database/transactionWithEffects.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import type { bulkEditRows, bulkOutcomes } from '../../../database/schema/index.ts';
import type { Fields, RecordSource } from '../../../records/source/RecordSource.ts';
import { differing } from '../../../records/source/writeRecord.ts';
import type { RowFault } from './judgeRecords.ts';
import { faultsIn } from './tryOut.ts';

type Row = typeof bulkEditRows.$inferSelect;

/** What became of a row; the fields are those that were written. */
export interface RowResult {
  readonly outcome: (typeof bulkOutcomes)[number];
  readonly before?: Fields;
  readonly after?: Fields;
  readonly faults?: readonly RowFault[];
  readonly theirs?: Fields;
  readonly resultVersion?: number;
}

interface RowChange {
  readonly row: Row;
  /** As it is stored now; absent when it is no more, or not to be seen any more. */
  readonly current: IdentifiedRecord | undefined;
  /** A change that is taken back leaves alone whatever was changed since. */
  readonly isUndo: boolean;
}

const pick = (record: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map(name => [name, record[name] ?? null]));

/** The fields that somebody else changed since they were seen. */
const movedFields = (row: Row, current: Fields, names: readonly string[]): readonly string[] =>
  names.filter(name => !isDeepStrictEqual(current[name] ?? null, row.before[name] ?? null));

/**
 * Saves one row. A record that was changed meanwhile in other fields is merged; in the same fields it stays as it is
 * and is told as a conflict. What its call refuses undoes this row alone.
 */
export const applyRow = async (
  db: Database,
  { row, current, isUndo }: RowChange,
  open: (db: Database) => RecordSource,
): Promise<RowResult> => {
  if (!current) return { outcome: 'gone' };
  const after = differing(row.after, current);
  const names = Object.keys(after);
  if (names.length === 0) return { outcome: 'same' };
  const version = current['version'];
  const isStale = row.version !== null && row.version !== version;
  const moved = movedFields(row, current, names);
  if (moved.length > 0 || (isStale && isUndo))
    return { outcome: 'conflict', theirs: pick(current, names) };
  try {
    const saved = await transactionWithEffects(db, inner =>
      open(inner).update(current.id, after, version, current),
    );
    const resultVersion = saved['version'];
    return {
      outcome: isStale ? 'merged' : 'changed',
      before: pick(current, names),
      after,
      ...(typeof resultVersion === 'number' && { resultVersion }),
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { outcome: 'refused', faults: faultsIn(error) };
  }
};
