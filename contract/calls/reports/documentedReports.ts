import Type from 'typebox';
import type { RoleCode } from '../../domain/roles.ts';
import { pageOf } from '../paging.ts';
import { rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { longestDeadline, renewalDeadline } from '../callDeadlines.ts';

/** The group Download Reports (part 1 section 2). */
const downloaders: readonly RoleCode[] = ['admin', 'sales-manager', 'master-data'];

/** A day, or a moment with its zone: 00:00 to 23:59:59.999 (part 3 section 9). Its rules: `readAsked`. */
const sent = Type.Optional(Type.String({ maxLength: 40 }));
const id = Type.Optional(Type.String({ maxLength: 20 }));
const choice = Type.Optional(Type.String({ maxLength: 40 }));
const row = Type.Record(Type.String(), Type.Unknown());
const file = Type.Any();
const source = 'part 3 §7';

/**
 * The reports of the specification by its own addresses. A CSV is streamed as it is read; the pages make the same rows by jobs
 * (docs/decisions/0136-reports-as-data.md).
 */
export const documentedReportCalls = [
  defineCall({
    id: 'reports.calls',
    method: 'GET',
    path: '/mystique/v1/soc/callreport.csv',
    kind: 'read',
    deadline: longestDeadline,
    access: downloaders,
    summary: 'Calls of a period, with their recordings',
    source,
    query: strictObject({ clientType: choice, dateFrom: sent, dateTo: sent }),
    answer: file,
    answers: ['text/csv'],
  }),
  defineCall({
    id: 'reports.sales',
    method: 'GET',
    path: '/sapna/sales_report.csv',
    kind: 'read',
    deadline: longestDeadline,
    access: downloaders,
    summary: 'Packages that were sold in a period',
    source,
    query: strictObject({ clientType: choice, startDate: sent, endDate: sent, city: id }),
    answer: file,
    answers: ['text/csv'],
  }),
  defineCall({
    id: 'reports.invoices',
    method: 'GET',
    path: '/sapna/invoice_report.csv',
    kind: 'read',
    deadline: longestDeadline,
    access: downloaders,
    summary: 'Invoices that were issued in a period',
    source,
    query: strictObject({ clientType: choice, startDate: sent, endDate: sent }),
    answer: file,
    answers: ['text/csv'],
  }),
  defineCall({
    id: 'reports.agentPerformance',
    method: 'POST',
    path: '/mystique/soc-performance/agent_performance_report.csv',
    kind: 'read',
    deadline: longestDeadline,
    access: downloaders,
    summary: 'The calls and sales of each agent in a period',
    source,
    body: strictObject({ startDate: sent, endDate: sent, timeZone: choice }),
    answer: file,
    answers: ['text/csv'],
  }),
  defineCall({
    id: 'reports.paymentFailed',
    method: 'GET',
    path: '/mystique/v1/soc/download-payment-failed-report',
    kind: 'read',
    deadline: longestDeadline,
    access: 'signed-in',
    summary:
      'Opportunities whose payment failed within the last 8 days; only the named ones, if any are named',
    source: 'part 3 §7, part 1 §9',
    query: strictObject({
      /** A JSON list of `{ key: "opportunityId", value }`. */
      salesOpportunitySelectorsArray: Type.Optional(Type.String({ maxLength: 4000 })),
      startDate: sent,
      endDate: sent,
    }),
    answer: file,
    answers: ['text/csv'],
  }),
  defineCall({
    id: 'reports.salesConnect',
    method: 'POST',
    path: '/sapna/v1/report/salesconnect-report/{id}',
    kind: 'read',
    deadline: longestDeadline,
    access: 'signed-in',
    summary:
      'Opportunities whose client was reached by phone in a period; key-search has their details',
    source: 'part 3 §7, decision record 0136',
    params: Type.Object({ id: rowId }),
    body: strictObject({ startDate: sent, endDate: sent, city: id }),
    answer: Type.Object({
      results: Type.Array(row),
      totalCount: Type.Integer({ minimum: 0 }),
      /** As a key-search takes them, five at a time. */
      selectors: Type.Array(
        Type.Object({ key: Type.Literal('opportunityId'), value: Type.String() }),
      ),
    }),
  }),
  defineCall({
    id: 'reports.stateMovement',
    method: 'GET',
    path: '/sapna/v1/opportunity/salesconnect-status-movement',
    kind: 'read',
    deadline: longestDeadline,
    access: 'signed-in',
    summary: 'How opportunities moved between statuses and stages in a period',
    source: 'part 3 §7',
    query: strictObject({
      fromDate: sent,
      toDate: sent,
      clientType: choice,
      city: id,
      page: Type.Optional(Type.Integer({ minimum: 0, default: 0 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 100 })),
    }),
    answer: pageOf(row),
  }),
  defineCall({
    id: 'reports.salesOpportunities',
    method: 'GET',
    path: '/console/v1/reports/sales-opportunities.csv',
    kind: 'read',
    deadline: longestDeadline,
    access: 'signed-in',
    summary: 'Opportunities that were sold in a period, with the amount collected',
    source: 'part 1 §2; the specification shows no path',
    query: strictObject({ startDate: sent, endDate: sent, clientType: choice, city: id }),
    answer: file,
    answers: ['text/csv'],
  }),
  defineCall({
    id: 'reports.renewals',
    method: 'POST',
    path: '/console/v1/reports/renewals.csv',
    kind: 'read',
    deadline: renewalDeadline,
    access: 'signed-in',
    summary: 'Sold packages that end in a period',
    source: 'part 2 §7; the specification shows no path',
    body: strictObject({ startDate: sent, endDate: sent, clientType: choice, city: id }),
    answer: file,
    answers: ['text/csv'],
  }),
] as const;
