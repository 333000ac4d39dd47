import { isNoValue } from '#contract/domain/noValue.ts';
import { isPlainStore, mostLinesOf } from '#contract/model/isPlainStore.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import type { ServedCalls } from '../../../../calls/ServedCall.ts';
import { wordsOf, type Refusal } from '../../../../calls/Refusal.ts';
import type { Database } from '../../../../database/client.ts';
import { openSource } from '../../../../records/source/openSource.ts';
import { saveTogether } from '../../../../records/source/saveTogether.ts';
import type { RecordSource, SourceSetting } from '../../../../records/source/RecordSource.ts';
import type { Screens } from '../../../../screens/readScreens.ts';
import { refuseTooMany } from '../../../../imports/file/cleanText.ts';
import type { Importer, ImportWork, LineError, PlannedLine } from '../../../../imports/Importer.ts';
import { writtenBy } from '../../../../imports/importHistory.ts';
import { inTurns } from '../../../../turns/inTurns.ts';
import { findReferences } from './findReferences.ts';
import { lineErrorOf, planRecords, type PlannedRecord } from './planRecords.ts';
import { readHeadings } from './readHeadings.ts';
import { readValues } from './readValues.ts';
import { revertRecords, standingRecords } from './revertRecords.ts';
import { saveRecords, tryRecords, type Trial } from './saveRecords.ts';
import { storeRecords } from './storeRecords.ts';
import { revertStored } from './revertStored.ts';

interface Around {
  readonly screens: Screens;
  readonly servedCalls: ServedCalls;
}

const settingOf = (
  screen: RecordScreen,
  { screens, servedCalls }: Around,
  { services, actor, request }: ImportWork,
  db: Database,
): SourceSetting => ({ screen, screens, servedCalls, services, actor, request, db });

/** What of the values may be shown: those of the file for a new record, else as they are stored. */
const plannedLine =
  (source: RecordSource) =>
  (planned: PlannedRecord): PlannedLine => {
    const { line, status, errors, values, stored, changes, record } = planned;
    const { title, import: how } = source.screen;
    const known = stored && source.present(stored);
    const named = [...new Set([title, ...(how?.matchBy ?? [])])];
    const pick = (paths: readonly string[], from: unknown) =>
      Object.fromEntries(
        paths.map(path => [path, valueAt(from, path)]).filter(([, value]) => !isNoValue(value)),
      ) as Record<string, unknown>;
    const isChange = status === 'change';
    const changed = [...values.keys()].filter(path =>
      path.split('.', 1).some(top => top in changes),
    );
    const fresh = Object.fromEntries([...values].filter(([, value]) => !isNoValue(value)));
    return {
      line,
      status,
      errors,
      shown: {
        id: stored?.id,
        record: { ...pick(named, known ?? {}), ...(known ? {} : pick(named, fresh)) },
        before: isChange ? pick(changed, known) : undefined,
        after: isChange ? pick(changed, record) : status === 'create' ? fresh : undefined,
      },
      mark: [stored?.id, stored?.['version'], stored ? changes : record],
    };
  };

/**
 * Records of a screen from files, whether documented calls or the generic store keep them: each line is saved as the
 * form would save it, so it obeys the same rights, rules and validation.
 */
export const recordImporter = (screen: RecordScreen, around: Around): Importer => ({
  resource: screen.resource,

  plan: async (file, work) => {
    refuseTooMany(file.rows.length, mostLinesOf(screen));
    const columns = readHeadings(screen, file, work.actor);
    const setting = settingOf(screen, around, work, work.db);
    const source = openSource(setting);
    const headingOf = new Map(
      columns.map(({ field }, at) => [field.path, file.header[at] ?? field.path]),
    );
    const errorsOf = (refusal: Refusal): LineError[] =>
      refusal.details.errors?.map(fault =>
        lineErrorOf(fault, headingOf, path => screen.fields[path]?.label),
      ) ?? [wordsOf(refusal)];
    const references = await findReferences(file, columns, setting);
    const read = await readValues(file, columns, references);
    const lines = await planRecords({ source, work, headingOf }, read);
    const isPlain = isPlainStore(screen);
    const progress = (done: number) => work.progress(lines.length + done, lines.length * 2);
    const saving: Omit<Trial, 'db'> = {
      open: (db: Database) => openSource({ ...setting, db }),
      together: (db, verb, save) => saveTogether({ ...setting, db }, verb, save),
      errorsOf,
      progress,
    };
    if (!work.isApplying && !isPlain) await tryRecords(lines, { ...saving, db: work.services.db });
    return {
      lines: await inTurns(lines, plannedLine(source)),
      write: audit =>
        isPlain
          ? storeRecords(lines, screen, work, audit)
          : saveRecords(lines, { ...saving, db: work.db }),
    };
  },

  revert: async (requestId, work, audit) => {
    const source = openSource(settingOf(screen, around, work, work.db));
    const written = await writtenBy(work.db, screen.resource, requestId);
    const standing = await standingRecords(source, written);
    return isPlainStore(screen)
      ? revertStored(standing, screen, work, audit)
      : revertRecords(source, standing);
  },
});
