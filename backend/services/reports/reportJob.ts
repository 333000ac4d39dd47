import { and, eq, lt, sql } from 'drizzle-orm';
import { jobErrors } from '#contract/domain/jobs/jobErrors.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { readAsked } from '#contract/domain/reports/readAsked.ts';
import { reportCell } from '#contract/domain/reports/reportCell.ts';
import type { Report } from '#contract/domain/reports/Report.ts';
import { canOpen } from '#contract/model/rights/screenAccess.ts';
import type { Text } from '#contract/model/types.ts';
import type { Services } from '../../calls/Context.ts';
import { readLongOverview } from '../../calls/deadlines/readOverview.ts';
import type { Database } from '../../database/client.ts';
import { jobParts, jobs } from '../../database/schema/index.ts';
import { transactionWithEffects } from '../../database/transactionWithEffects.ts';
import { endJob } from '../../jobs/endJob.ts';
import { lease, type Job, type JobKind } from '../../jobs/JobKind.ts';
import { packRows } from '../../jobs/parts.ts';
import { tellJob } from '../../jobs/tellJob.ts';
import { maskPhones } from '../../policies/phones/maskPhones.ts';
import { placesOfReport } from '../../policies/phones/phonePlaces.ts';
import type { Screens } from '../../screens/readScreens.ts';
import { findActorOfJob } from '../../session/findActorOfJob.ts';
import { countRows, readPage } from './readReport.ts';
import { sourceOf } from './sourceOf.ts';

export const reportKind = 'report';

/** What a job of a report is asked for. */
export interface ReportPayload {
  /** The screen of the report. */
  readonly report: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly title: Text;
  readonly period: string;
  readonly isDirect: boolean;
}

/** How far it has come: the key of the last row, and how many parts stand. */
interface Reached {
  readonly last: number;
  readonly parts: number;
}

/** Rows of a piece: some tens of milliseconds of work, and so few that they are cleared from memory before the next ones. */
const pageSize = 500;
/** Milliseconds after which a report has taken too long (part 3 section 8), and for which a file is kept. */
export const mostTime = 10 * 60_000;
export const keptFor = 7 * 86_400_000;

export interface ReportSetting {
  readonly services: Services;
  readonly screens: Screens;
}

/** The report of a screen; undefined where it is not a report, or there is no such screen. */
export const reportOf = ({ screens }: Pick<ReportSetting, 'screens'>, name: string) => {
  const screen = screens.get(name);
  return screen?.type === 'page' && screen.report ? { screen, report: screen.report } : undefined;
};

const start: Reached = { last: 0, parts: 0 };

const removeOldFiles = (db: Database, now: Date) =>
  db.delete(jobParts).where(
    sql`${jobParts.jobId} in (select ${jobs.id} from ${jobs}
      where ${lt(jobs.finishedAt, new Date(now.getTime() - keptFor))} or ${jobs.state} in ('cancelled', 'failed'))`,
  );

/** Reads the next rows, outside of any transaction so that a cancel waits for nothing, and keeps them if the job still runs. */
const runChunk = async (
  { services, screens }: ReportSetting,
  jobId: number,
  worker: string,
): Promise<boolean> => {
  const { db, now, config, events } = services;
  const isOurs = and(eq(jobs.id, jobId), eq(jobs.state, 'running'), eq(jobs.lockedBy, worker));
  const [job] = await db.select().from(jobs).where(isOurs);
  if (!job) return false;
  const fail = async ({ message }: { message: string }): Promise<false> => {
    await transactionWithEffects(db, inner =>
      endJob(services, inner, jobId, 'failed', { error: message }),
    );
    return false;
  };
  const { report: name, parameters } = job.payload as ReportPayload;
  const found = reportOf({ screens }, name);
  const actor = await findActorOfJob(services, job);
  if (!found || !actor) return fail(jobErrors.gone);
  if (!canOpen(found.screen, actor.roleCodes)) return fail(jobErrors.rights);
  if (now().getTime() - (job.startedAt ?? now()).getTime() > mostTime)
    return fail(jobErrors.timeout);
  const read = readAsked(found.report, parameters);
  if (!('asked' in read)) return fail(jobErrors.tryAgain);
  const around = { asked: read.asked, actor, today: indiaDay(now()) };
  const source = sourceOf(found.report.call)(around);
  const reached = { ...start, ...(job.result as Partial<Reached> | null) };
  const [total, { rows, last }] = await readLongOverview(services, async from => [
    job.progressTotal ?? (await countRows(from, source)),
    await readPage(from, source, reached.last, pageSize),
  ]);
  const content = await packRows(maskPhones(rows, actor, config, placesOfReport(found.report)));
  return transactionWithEffects(db, async inner => {
    const [still] = await inner.select({ id: jobs.id }).from(jobs).where(isOurs).for('update');
    if (!still) return false;
    if (reached.parts === 0) await removeOldFiles(inner, now());
    await inner
      .insert(jobParts)
      .values({ jobId, position: reached.parts, rowCount: rows.length, content });
    const [moved] = await inner
      .update(jobs)
      .set({
        progress: sql`${jobs.progress} + ${rows.length}`,
        progressTotal: total,
        result: { last, parts: reached.parts + 1 } satisfies Reached,
        lockedUntil: new Date(now().getTime() + lease),
      })
      .where(eq(jobs.id, jobId))
      .returning();
    if (rows.length === pageSize) {
      if (moved) await tellJob(events, inner, moved);
      return true;
    }
    await endJob(services, inner, jobId, 'done');
    return false;
  });
};

/** The name of a report's file: what it is and when it was asked for. */
export const fileName = (name: string, at: Date): string => `${name}-${indiaDay(at)}`;

export const tableOf = (report: Report, language: 'en' | 'hi') => ({
  headings: report.columns.map(({ label }) => label[language]),
  cellsOf: (row: Readonly<Record<string, unknown>>) =>
    report.columns.map(column => reportCell(column, row[column.name], language)),
});

/** Reports as jobs: rows are kept a part at a time, and written as CSV or XLSX when they are fetched. */
export const reportJobs = (setting: ReportSetting): JobKind => ({
  kind: reportKind,
  lanes: 2,
  runChunk: (jobId, worker) => runChunk(setting, jobId, worker),
  failure: jobErrors.tryAgain.message,
  fileOf: (job: Job, language) => {
    const { report: name } = job.payload as ReportPayload;
    const found = reportOf(setting, name);
    return found && { name: fileName(name, job.createdAt), ...tableOf(found.report, language) };
  },
});
