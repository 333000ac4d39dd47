import type { TObject } from 'typebox';
import type { Call } from '#contract/calls/call.ts';
import type {
  ImportAnswer,
  importAnswer,
  importBody,
  ImportCounts,
  ImportLine,
  importQuery,
} from '#contract/calls/importAnswer.ts';
import { importRefusals, toldInFile, toldReads } from '#contract/domain/messages/importFaults.ts';
import { createAudit, type Audit } from '../audit/createAudit.ts';
import { inTransaction } from '../calls/inTransaction.ts';
import type { Context, Verb } from '../calls/Context.ts';
import { Refusal } from '../calls/Refusal.ts';
import { lockByName } from '../database/lockByName.ts';
import { readCsv, type CsvFile } from './file/readCsv.ts';
import {
  countLines,
  type Importer,
  type ImportPlan,
  type ImportWork,
  type LineError,
  type PlannedLine,
} from './Importer.ts';
import { importEntity, importsOf } from './importHistory.ts';
import { importIdOf } from './importIdOf.ts';
import { progressOf } from './progress.ts';

/** Every call that reads a file has this shape. */
type ImportCall = Call<TObject, typeof importQuery, typeof importBody, typeof importAnswer>;
type ImportContext = Context<ImportCall>;

/** More errors than these are for the dry run to tell. */
const mostErrors = 100;

/** History keeps through what a record was changed, whatever the caller says of itself. */
export const workOf = (
  { actor, services, request }: Pick<Context, 'actor' | 'services' | 'request'>,
  db: Context['db'],
  isApplying: boolean,
  progress: ImportWork['progress'] = () => undefined,
): ImportWork => ({
  db,
  actor,
  services,
  request: { ...request, surface: 'import' },
  isApplying,
  progress,
});

/** @throws Refusal 422 with one entry for each error of a line. */
const refuseErrors = (
  { header, rows }: CsvFile,
  lines: readonly PlannedLine[],
  { errors, lines: all }: ImportCounts,
): void => {
  if (errors === 0) return;
  const told = lines.flatMap(({ line, errors: faults }, at) =>
    faults.map(({ column, reads, ...fault }) => {
      const cell = column === undefined ? '' : (rows[at]?.cells[header.indexOf(column)] ?? '');
      const found = fault.message.includes(`"${cell}"`) ? '' : cell;
      return {
        in: 'body' as const,
        field: column ? `/csv/${line}/${column}` : `/csv/${line}`,
        code: 'line',
        ...toldInFile({ line, column, found }, toldReads(fault, reads)),
      };
    }),
  );
  throw new Refusal('VALIDATION_FAILED', importRefusals.errors(errors, all), {
    errors: told.slice(0, mostErrors),
  });
};

/** An apply does what its dry run told, or nothing. */
const refuseOutdated = async (
  { db, query }: ImportContext,
  resource: string,
  importId: string,
): Promise<void> => {
  const asked = query.importId;
  if (asked === undefined || asked === importId) return;
  const [latest] = await importsOf(db, resource, asked);
  throw new Refusal(
    'CONFLICT',
    latest?.action === 'import' ? importRefusals.applied : importRefusals.outdated,
  );
};

const asAnswered = ({ reads, ...fault }: LineError) => ({
  ...fault,
  ...(reads && { reads: [...reads] }),
});

const answerLine =
  ({ rows }: CsvFile) =>
  ({ line, status, errors, notes, shown }: PlannedLine, at: number): ImportLine => ({
    line,
    status,
    ...shown,
    ...(notes && { notes: [...notes] }),
    ...(errors.length > 0 && {
      errors: errors.map(asAnswered),
      cells: [...(rows[at]?.cells ?? [])],
    }),
  });

const doesSomething = ({ errors, changed, created }: ImportCounts): boolean =>
  errors === 0 && changed + created > 0;

const dryRun = (file: CsvFile, { lines }: ImportPlan): ImportAnswer => {
  const counts = countLines(lines);
  return {
    isApplied: false,
    importId: doesSomething(counts) ? importIdOf(lines) : undefined,
    counts,
    header: [...file.header],
    results: lines.map(answerLine(file)),
  };
};

const apply = async (
  context: ImportContext,
  { resource }: Importer,
  file: CsvFile,
  { lines, write }: ImportPlan,
  audit: Audit,
): Promise<ImportAnswer> => {
  const counts = countLines(lines);
  refuseErrors(file, lines, counts);
  const importId = importIdOf(lines);
  await refuseOutdated(context, resource, importId);
  if (!doesSomething(counts)) return { isApplied: true, counts };
  await write(audit);
  const { fileName } = context.query;
  await audit.record({
    action: 'import',
    entity: importEntity,
    entityId: importId,
    before: null,
    after: { resource, ...(fileName && { fileName }), ...counts },
  });
  return { isApplied: true, importId, counts };
};

/**
 * Reads a file and tells what each of its lines does, or does it: all lines or none (T100). A dry run reads outside of
 * a transaction, so that nobody waits for it; an apply reads again, locked, and does what its dry run told.
 */
export const runImport =
  (call: ImportCall, importer: Importer): Verb<ImportCall> =>
  async context => {
    const { query, body, audit, services } = context;
    const file = await readCsv(body.csv, body.columns);
    const progress = progressOf(services, context.actor.id, query.run);
    try {
      if (query.dryRun) {
        audit.nothingChanged();
        return dryRun(
          file,
          await importer.plan(file, workOf(context, services.db, false, progress.tell)),
        );
      }
      return await inTransaction(call, context, async inside => {
        // Two files at once could each create what neither finds yet.
        await lockByName(inside.db, 'import', importer.resource);
        const work = workOf(inside, inside.db, true, progress.tell);
        const own = createAudit(inside.db, inside.actor, work.request);
        const plan = await importer.plan(file, work);
        inside.audit.nothingChanged();
        return apply(inside, importer, file, plan, own);
      });
    } finally {
      progress.end();
    }
  };
