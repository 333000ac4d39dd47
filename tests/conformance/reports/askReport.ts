import { expect } from 'vitest';
import { endedJob, type RunJob } from '#tests/support/server/jobs.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';

export const year = { startDate: '2025-12-01', endDate: '2026-11-30' };
export const owner = { ...year, clientType: 'OWNER' };

/** Every report with what it is asked, which of the demo data it finds some of. */
export const asked: Record<string, Record<string, string>> = {
  'call-detail': { dateFrom: year.startDate, dateTo: year.endDate },
  'sales-report': owner,
  'invoice-report': year,
  'agent-performance-report': { ...year, timeZone: 'Asia/Kolkata' },
  'sales-connect-opp': year,
  'sales-report-opp': year,
  'state-movement-reports': { fromDate: year.startDate, toDate: year.endDate },
  'payment-failed-report': year,
  'renewal-report': { startDate: '2025-12-01', endDate: '2027-11-30' },
};

export const start = (caller: Caller, report: string, parameters: object) =>
  caller.post(`/console/v1/reports/${report}/runs`, parameters);

export const preview = (caller: Caller, report: string, parameters: object) =>
  caller.post(`/console/v1/reports/${report}/preview`, parameters);

export interface Chart {
  plots: {
    kind: string | number | boolean | null;
    bars: { name: string | null; value: number }[];
    total: number;
    others: { count: number; value: number };
  }[];
  leftOut: number;
}

interface Preview {
  count: number;
  rows: Record<string, unknown>[];
  chart: Chart;
}

export const shown = async (caller: Caller, report: string, parameters: object) =>
  (await preview(caller, report, parameters)).json<Preview>();

/** The job of a report that was started, once it has ended. */
export const made = async (caller: Caller, report: string, parameters: object): Promise<RunJob> => {
  const answer = await start(caller, report, parameters);
  expect(answer.statusCode).toBe(200);
  return endedJob(caller, answer.json<RunJob>().id);
};
