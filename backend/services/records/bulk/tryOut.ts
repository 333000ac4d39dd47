import { TransactionRollbackError } from 'drizzle-orm';
import { Refusal, wordsOf } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { transactionWithEffects } from '../../../database/transactionWithEffects.ts';
import type { RecordSource } from '../../../records/source/RecordSource.ts';
import { plainFault, type JudgedRow, type RowFault } from './judgeRecords.ts';

/**
 * Rows that are tried out: few always, more while no more milliseconds have passed, since nobody else gets the embedded
 * engine meanwhile.
 */
const least = 10;
const most = 50;
const longest = 250;

export const faultsIn = (refusal: Refusal): readonly RowFault[] =>
  refusal.details.errors?.map(plainFault) ?? [
    plainFault({ ...wordsOf(refusal), field: '', code: refusal.code }),
  ];

const tryRow = async (db: Database, row: JudgedRow, open: (db: Database) => RecordSource) => {
  const { id, version } = row.record;
  try {
    await transactionWithEffects(db, inner =>
      open(inner).update(id, row.after, version, row.record),
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    row.verdict = 'blocked';
    row.faults = faultsIn(error);
  }
};

/**
 * Saves the first rows that would change and takes all of it back, so that what a call refuses by rules of its own is
 * told before: for a few rows all of them are exact. @returns how many were tried.
 */
export const tryOut = async (
  db: Database,
  rows: readonly JudgedRow[],
  open: (db: Database) => RecordSource,
): Promise<number> => {
  const first = rows.filter(({ verdict }) => verdict === 'change').slice(0, most);
  const end = performance.now() + longest;
  let tried = 0;
  if (first.length === 0) return tried;
  try {
    await transactionWithEffects(db, async transaction => {
      for (const row of first) {
        await tryRow(transaction, row, open);
        tried += 1;
        if (tried >= least && performance.now() > end) break;
      }
      throw new TransactionRollbackError();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  return tried;
};
