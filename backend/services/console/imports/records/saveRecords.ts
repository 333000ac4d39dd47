import { setImmediate } from 'node:timers/promises';
import { importRefusals, toldInFile } from '#contract/domain/messages/importFaults.ts';
import { isClash } from '../../../../calls/databaseCode.ts';
import { Refusal } from '../../../../calls/Refusal.ts';
import type { Database } from '../../../../database/client.ts';
import { refusalOf } from '../../../../plugins/errors.ts';
import type { RecordSource } from '../../../../records/source/RecordSource.ts';
import type { LineError } from '../Importer.ts';
import type { PlannedRecord } from './planRecords.ts';

/** Lines that are tried in one transaction; nobody else gets the embedded engine meanwhile. */
const chunk = 10;

class TakenBack extends Error {}

/** Saves a line as the form would, by the call of the screen and all its rules. */
const saveLine = async (source: RecordSource, line: PlannedRecord): Promise<void> => {
  const { stored, record, changes } = line;
  if (stored) await source.update(stored.id, changes, stored['version'], stored);
  else await source.create(record);
};

interface Trial {
  readonly db: Database;
  readonly open: (db: Database) => RecordSource;
  readonly errorsOf: (refusal: Refusal) => readonly LineError[];
  readonly progress: (done: number) => void;
}

const isEffective = ({ status }: PlannedRecord): boolean =>
  status === 'change' || status === 'create';

/**
 * Saves the lines a few at a time and takes each of them back, so that what a call refuses by rules of its own is told
 * before anything is applied.
 */
export const tryRecords = async (
  lines: readonly PlannedRecord[],
  { db, open, errorsOf, progress }: Trial,
): Promise<void> => {
  const effective = lines.filter(isEffective);
  let at = 0;
  while (at < effective.length) {
    const end = Math.min(at + chunk, effective.length);
    try {
      await db.transaction(async transaction => {
        const source = open(transaction);
        for (let line = effective[at]; line && at < end; line = effective[at]) {
          await saveLine(source, line);
          at += 1;
        }
        throw new TakenBack();
      });
    } catch (error) {
      const line = effective[at];
      if (!(error instanceof TakenBack)) {
        const refusal = refusalOf(error);
        if (!refusal || !line || isClash(error)) throw error;
        line.errors.push(...errorsOf(refusal));
        line.status = 'error';
        at += 1;
      }
    }
    progress(at);
    await setImmediate();
  }
};

/** Saves all lines. @throws Refusal 422 naming the first line that its call refuses. */
export const saveRecords = async (
  lines: readonly PlannedRecord[],
  source: RecordSource,
  errorsOf: Trial['errorsOf'],
  progress: Trial['progress'],
): Promise<void> => {
  for (const [at, line] of lines.filter(isEffective).entries()) {
    try {
      await saveLine(source, line);
    } catch (error) {
      const refusal = refusalOf(error);
      // No fault of the line: the whole import is run again.
      if (!refusal || isClash(error)) throw error;
      const told = errorsOf(refusal).map(({ column, ...fault }) => ({
        in: 'body' as const,
        field: column === undefined ? `/csv/${line.line}` : `/csv/${line.line}/${column}`,
        code: 'line',
        ...toldInFile({ line: line.line, column }, fault),
      }));
      const words = importRefusals.line(told[0] ?? refusal);
      throw new Refusal('VALIDATION_FAILED', words, { errors: told });
    }
    progress(at + 1);
    await setImmediate();
  }
};
