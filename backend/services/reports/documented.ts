import type { Call } from '#contract/calls/call.ts';
import { documentedReportCalls } from '#contract/calls/reports/documentedReports.ts';
import { callOf, type CallOf } from '#contract/calls/index.ts';
import { toPage } from '#contract/calls/paging.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { paymentFailedWindow } from '#contract/domain/days/windows.ts';
import type { AskedReport } from '#contract/domain/reports/readAsked.ts';
import type { Report } from '#contract/domain/reports/Report.ts';
import type { Context, Verb } from '../../calls/Context.ts';
import { sendFile } from '../../files/sendFile.ts';
import { maskPhones } from '../../policies/phones/maskPhones.ts';
import { placesOfReport } from '../../policies/phones/phonePlaces.ts';
import type { Screens } from '../../screens/readScreens.ts';
import { askedOf } from './askReport.ts';
import { countRows, readPage, readRows, type ReportRow } from './readReport.ts';
import { fileName, tableOf } from './reportJob.ts';
import { readSelectors } from './readSelectors.ts';
import { sourceOf } from './sourceOf.ts';

/** Rows that are read at once while a file is streamed. */
const pageSize = 2_000;

/** The report that a call answers, by its screen file. */
const reportOfCall = (screens: Screens, call: string): { name: string; report: Report } => {
  for (const screen of screens.values())
    if (screen.type === 'page' && screen.report?.call === call)
      return { name: screen.resource, report: screen.report };
  throw new Error(`No screen is the report of ${call}`);
};

interface Setting {
  readonly screens: Screens;
  readonly call: string;
}

const opened = (
  { screens, call }: Setting,
  context: Context,
  more: Record<string, string> = {},
) => {
  const { query, body, actor, services } = context as Context & { body?: object };
  const { name, report } = reportOfCall(screens, call);
  const [sent, at] = body
    ? [body, { in: 'body', path: '' } as const]
    : [query, { in: 'query', path: '' } as const];
  const { page: _page, pageSize: _size, ...parameters } = sent as Record<string, unknown>;
  if (!actor) throw new Error(`${call} is for those who are signed in`);
  const asked = askedOf(report, parameters, at);
  const withMore: AskedReport = { ...asked, chosen: { ...asked.chosen, ...more } };
  const today = indiaDay(services.now());
  const source = sourceOf(call)({ asked: withMore, actor, today });
  return { name, report, source, actor };
};

/** A report as CSV, streamed as it is read. */
const csvOf =
  (setting: Setting, more?: Record<string, string>): Verb<Call> =>
  async context => {
    const { name, report, source, actor } = opened(setting, context, more);
    const { db, services, reply } = context;
    const table = tableOf(report, 'en');
    const places = placesOfReport(report);
    // What the database refuses is refused before the first line.
    const first = await readPage(db, source, 0, pageSize);
    const parts = async function* parts() {
      for (let page = first; ; page = await readPage(db, source, page.last, pageSize)) {
        yield maskPhones([...page.rows], actor, services.config, places).map(table.cellsOf);
        if (page.rows.length < pageSize) return;
      }
    };
    return sendFile(reply, {
      name: fileName(name, services.now()),
      format: 'csv',
      headings: table.headings,
      parts: parts(),
    });
  };

/** GET download-payment-failed-report: from the start of the day 8 days ago until now (T77), unless others are named. */
const paymentFailed =
  (setting: Setting): Verb<CallOf<'reports.paymentFailed'>> =>
  context => {
    const { salesOpportunitySelectorsArray: selectors, ...asked } = context.query;
    const today = indiaDay(context.services.now());
    const { start, end } = paymentFailedWindow(today);
    const usual = { startDate: start, endDate: end };
    const named: Record<string, string> =
      selectors === undefined ? {} : { opportunities: readSelectors(selectors).join() };
    const query = { ...usual, ...asked };
    return csvOf(setting, named)({ ...context, query } as unknown as Context);
  };

/** POST salesconnect-report/{id}: which opportunities, for the key-search that follows. */
const salesConnect =
  (setting: Setting): Verb<CallOf<'reports.salesConnect'>> =>
  async context => {
    const { source, actor, report } = opened(setting, context, {
      person: String(context.params.id),
    });
    const { rows } = await readPage(context.db, source, 0, pageSize);
    return {
      results: maskPhones([...rows], actor, context.services.config, placesOfReport(report)),
      totalCount: await countRows(context.db, source),
      selectors: rows.map(({ opportunityId }: ReportRow) => ({
        key: 'opportunityId' as const,
        value: String(opportunityId),
      })),
    };
  };

/** GET salesconnect-status-movement: a page of JSON. */
const stateMovement =
  (setting: Setting): Verb<CallOf<'reports.stateMovement'>> =>
  async context => {
    const { source, actor, report } = opened(setting, context);
    const { db, query, services } = context;
    const { page = 0, pageSize: size = 100 } = query;
    const rows = await readRows(db, source, page * size, size);
    return toPage(
      maskPhones(rows, actor, services.config, placesOfReport(report)),
      await countRows(db, source),
      page,
      size,
    );
  };

/** Every report at the address that the specification gives it. */
export const documentedVerbs = (screens: Screens): readonly (readonly [Call, Verb<Call>])[] => {
  const own: Readonly<Record<string, (setting: Setting) => unknown>> = {
    'reports.paymentFailed': paymentFailed,
    'reports.salesConnect': salesConnect,
    'reports.stateMovement': stateMovement,
  };
  return documentedReportCalls.map(({ id }) => [
    callOf(id),
    (own[id] ?? csvOf)({ screens, call: id }) as Verb<Call>,
  ]);
};
