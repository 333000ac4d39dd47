import type { IdentifiedRecord } from '#contract/requests/recordOf.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import type { bulkVerdicts } from '../../../database/schema/index.ts';
import type { Fields, RecordSource } from '../../../records/source/RecordSource.ts';
import { differing } from '../../../records/source/writeRecord.ts';
import { inTurns } from '../../../turns/inTurns.ts';

export interface RowFault extends Told {
  readonly field: string;
  readonly code: string;
}

/** One record, and what applying the changes would do with it. */
export interface JudgedRow {
  readonly record: IdentifiedRecord;
  /** The fields that differ, as they are and as they are to be. */
  readonly before: Fields;
  readonly after: Fields;
  verdict: (typeof bulkVerdicts)[number];
  faults: readonly RowFault[];
}

export const plainFault = ({ field, code, message, hi }: RowFault): RowFault => ({
  field: field.replace(/^\//, ''),
  code,
  message,
  ...(hi !== undefined && { hi }),
});

const judgeOne = (source: RecordSource, record: IdentifiedRecord, changes: Fields): JudgedRow => {
  const after = differing(source.clearing(changes, record), record);
  const before = Object.fromEntries(Object.keys(after).map(name => [name, record[name] ?? null]));
  const row = { record, before, after, faults: [] };
  if (!source.may('edit', record)) return { ...row, verdict: 'forbidden' };
  if (Object.keys(after).length === 0) return { ...row, verdict: 'unchanged' };
  const faults = source.faultsOf({ ...record, ...after }, record).map(plainFault);
  return { ...row, faults, verdict: faults.length > 0 ? 'blocked' : 'change' };
};

/** Every record against the rights of the person and the rules of the screen; nothing is written. */
export const judgeRecords = async (
  source: RecordSource,
  records: readonly IdentifiedRecord[],
  changes: Fields,
): Promise<JudgedRow[]> => inTurns(records, record => judgeOne(source, record, changes));
