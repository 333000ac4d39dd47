import { setImmediate } from 'node:timers/promises';
import { importRefusals, toldInFile } from '#contract/domain/messages/importFaults.ts';
import { transactionWithEffects } from '../../../../database/transactionWithEffects.ts';
import { isClash } from '../../../../calls/databaseCode.ts';
import { Refusal } from '../../../../calls/Refusal.ts';
import type { Database } from '../../../../database/client.ts';
import { refusalOf } from '../../../../plugins/errors.ts';
import type { RecordSource } from '../../../../records/source/RecordSource.ts';
import type { LineError } from '../../../../imports/Importer.ts';
import type { PlannedRecord } from './planRecords.ts';

/** Lines that are tried in one transaction; nobody else gets the embedded engine meanwhile. */
const chunk = 10;
/** Lines that are saved together. */
const atOnce = 50;

class TakenBack extends Error {}

/** Saves a line as the form would, by the call of the screen and all its rules. */
const saveLine = async (source: RecordSource, line: PlannedRecord): Promise<void> => {
  const { stored, record, changes } = line;
  if (stored) await source.update(stored.id, changes, stored['version'], stored);
  else await source.create(record);
};

/** Saves lines of one kind with few statements; undefined when one of them has to be looked at by itself. */
type SaveTogether = (
  db: Database,
  verb: 'create' | 'update',
  save: (source: RecordSource) => Promise<void>,
) => Promise<readonly unknown[] | undefined>;

export interface Trial {
  readonly db: Database;
  readonly open: (db: Database) => RecordSource;
  readonly together: SaveTogether;
  readonly errorsOf: (refusal: Refusal) => readonly LineError[];
  readonly progress: (done: number) => void;
}

/** The lines from one on that do the same, as many as are saved together. */
const alike = (lines: readonly PlannedRecord[], from: number, most: number): PlannedRecord[] => {
  const some = lines.slice(from, from + most);
  const other = some.findIndex(({ status }) => status !== some[0]?.status);
  return other < 0 ? some : some.slice(0, other);
};

/** Whether the lines are saved; they are not when one of them is refused. */
const areSaved = async (
  lines: readonly PlannedRecord[],
  db: Database,
  together: SaveTogether,
): Promise<boolean> => {
  if (lines.length < 2) return false;
  const verb = lines[0]?.stored ? 'update' : 'create';
  const saved = await together(db, verb, async source => {
    for (const line of lines) await saveLine(source, line);
  });
  return saved !== undefined;
};

const isEffective = ({ status }: PlannedRecord): boolean =>
  status === 'change' || status === 'create';

/**
 * Saves the lines a few at a time and takes each of them back, so that what a call refuses by rules of its own is told
 * before anything is applied.
 */
export const tryRecords = async (
  lines: readonly PlannedRecord[],
  { db, open, together, errorsOf, progress }: Trial,
): Promise<void> => {
  const effective = lines.filter(isEffective);
  let at = 0;
  while (at < effective.length) {
    const some = alike(effective, at, chunk);
    const end = at + some.length;
    try {
      await transactionWithEffects(db, async transaction => {
        if (await areSaved(some, transaction, together)) {
          at = end;
          throw new TakenBack();
        }
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

/** @throws Refusal 422 naming the first line that its call refuses. */
const saveEach = async (
  lines: readonly PlannedRecord[],
  source: RecordSource,
  errorsOf: Trial['errorsOf'],
): Promise<void> => {
  for (const line of lines) {
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
    await setImmediate();
  }
};

/** Saves all lines. @throws Refusal 422 naming the first line that its call refuses. */
export const saveRecords = async (
  lines: readonly PlannedRecord[],
  { db, open, together, errorsOf, progress }: Trial,
): Promise<void> => {
  const effective = lines.filter(isEffective);
  const source = open(db);
  for (let at = 0; at < effective.length;) {
    const some = alike(effective, at, atOnce);
    if (!(await areSaved(some, db, together))) await saveEach(some, source, errorsOf);
    at += some.length;
    progress(at);
    await setImmediate();
  }
};
