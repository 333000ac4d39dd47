import type { CallOf } from '#contract/calls/index.ts';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { daysOf, type AskedReport } from '#contract/domain/reports/readAsked.ts';
import { countBound } from '#contract/domain/lists/countBound.ts';
import type { Report } from '#contract/domain/reports/Report.ts';
import type { Verb } from '../../calls/Context.ts';
import { jobs } from '../../database/schema/index.ts';
import { maskPhones } from '../../policies/phones/maskPhones.ts';
import { placesOfReport } from '../../policies/phones/phonePlaces.ts';
import { jobRecords } from '../jobs/jobRecords.ts';
import { askedOf, reportFor } from './askReport.ts';
import { readChart } from './readChart.ts';
import { countRows, readPage } from './readReport.ts';
import { reportKind, type ReportPayload, type ReportSetting } from './reportJob.ts';
import { sourceOf } from './sourceOf.ts';

/** Rows that are shown before a file is made. */
const shownRows = 20;

const body = { in: 'body', path: '' } as const;

/** POST reports/{report}/preview. */
export const previewReport =
  (setting: ReportSetting): Verb<CallOf<'reports.preview'>> =>
  async ({ params, body: parameters, actor, db, services }) => {
    const { report } = reportFor(setting, params.report, actor);
    const asked = askedOf(report, parameters, body);
    const source = sourceOf(report.call)({ asked, actor, today: indiaDay(services.now()) });
    const [count, page, chart] = [
      await countRows(db, source, countBound + 1),
      await readPage(db, source, 0, shownRows),
      await readChart(db, source, report, asked),
    ];
    return {
      count,
      rows: maskPhones([...page.rows], actor, services.config, placesOfReport(report)),
      chart,
    };
  };

/** The days and the other choices, as people say them. */
const periodOf = ({ parameters }: Report, asked: AskedReport): string => {
  const { first, last } = daysOf(asked);
  const choices = parameters.flatMap(({ name, as }) => {
    const value = as === 'choice' ? asked.chosen[name] : undefined;
    return value === undefined ? [] : [value];
  });
  return [`${formatDay(first)} – ${formatDay(last)}`, ...choices].join(' · ');
};

/** POST reports/{report}/runs: queues the job; its lane is woken once this is committed. */
export const startReport =
  (setting: ReportSetting): Verb<CallOf<'reports.start'>> =>
  async context => {
    const { params, body: parameters, actor, db, audit, services } = context;
    const { screen, report } = reportFor(setting, params.report, actor);
    const asked = askedOf(report, parameters, body);
    const direct = Object.entries(report.directWhen ?? {});
    const payload: ReportPayload = {
      report: screen.resource,
      parameters,
      title: screen.label.other,
      period: periodOf(report, asked),
      isDirect: direct.length > 0 && direct.every(([name, value]) => asked.chosen[name] === value),
    };
    const now = services.now();
    const [job] = await db
      .insert(jobs)
      .values({
        kind: reportKind,
        payload,
        runAt: now,
        createdAt: now,
        createdBy: actor.id,
        tokenId: actor.token?.id ?? null,
      })
      .returning({ id: jobs.id });
    if (!job) throw new Error('The insert returned no job');
    await audit.record({
      action: 'start',
      entity: 'jobs',
      entityId: job.id,
      after: { report: payload.report, ...parameters },
    });
    return jobRecords.readOne(context, job.id);
  };
