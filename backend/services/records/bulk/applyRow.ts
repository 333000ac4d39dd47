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

/** The fields that someone else changed since they were seen. */
const movedFields = (row: Row, current: Fields, names: readonly string[]): readonly string[] =>
  names.filter(name => !isDeepStrictEqual(current[name] ?? null, row.before[name] ?? null));

/** A row that is still to be written: what of it, and onto what. */
interface Planned {
  readonly current: IdentifiedRecord;
  readonly after: Fields;
  readonly isStale: boolean;
}

/**
 * A record that was changed meanwhile in other fields is merged; in the same fields it stays as it is and is told as a
 * conflict.
 */
const planRow = ({ row, current, isUndo }: RowChange): RowResult | Planned => {
  if (!current) return { outcome: 'gone' };
  const after = differing(row.after, current);
  const names = Object.keys(after);
  if (names.length === 0) return { outcome: 'same' };
  const isStale = row.version !== null && row.version !== current['version'];
  const moved = movedFields(row, current, names);
  if (moved.length > 0 || (isStale && isUndo))
    return { outcome: 'conflict', theirs: pick(current, names) };
  return { current, after, isStale };
};

const writtenRow = ({ current, after, isStale }: Planned, saved: unknown): RowResult => {
  const resultVersion = (saved as Fields | undefined)?.['version'];
  return {
    outcome: isStale ? 'merged' : 'changed',
    before: pick(current, Object.keys(after)),
    after,
    ...(typeof resultVersion === 'number' && { resultVersion }),
  };
};

const save = (source: RecordSource, { current, after }: Planned) =>
  source.update(current.id, after, current['version'], current);

/** Saves one row; what its call refuses undoes this row alone. */
export const applyRow = async (
  db: Database,
  change: RowChange,
  open: (db: Database) => RecordSource,
): Promise<RowResult> => {
  const planned = planRow(change);
  if ('outcome' in planned) return planned;
  try {
    return writtenRow(
      planned,
      await transactionWithEffects(db, inner => save(open(inner), planned)),
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { outcome: 'refused', faults: faultsIn(error) };
  }
};

/** Writes the changes that are asked of a source with few statements; see `saveTogether`. */
type Together = (
  save: (source: RecordSource) => Promise<unknown>,
) => Promise<readonly unknown[] | undefined>;

/**
 * Saves rows with as few statements as their rules allow.
 * @returns undefined where nothing was written: one of them is refused, and has to be found one by one.
 */
export const applyTogether = async (
  changes: readonly RowChange[],
  together: Together,
): Promise<readonly RowResult[] | undefined> => {
  const planned = changes.map(planRow);
  const toWrite = planned.flatMap(each => ('outcome' in each ? [] : [each]));
  const saved = await together(async source => {
    for (const each of toWrite) await save(source, each);
  });
  if (!saved) return undefined;
  return planned.map(each =>
    'outcome' in each ? each : writtenRow(each, saved[toWrite.indexOf(each)]),
  );
};
