import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accounts,
  opportunities,
  opportunityMovements,
  paymentLinks,
} from '#backend/database/schema/index.ts';
import { countBound } from '#contract/domain/lists/countBound.ts';
import { reportFaults } from '#contract/domain/reports/readAsked.ts';
import { linesOf } from '#tests/support/server/jobs.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { asked, made, owner, preview, shown, start, year } from './askReport.ts';
import { testNow } from '#tests/support/server/template.ts';

let test: TestApp;
let admin: Caller;
let time = testNow();
beforeAll(async () => {
  test = await startTestApp({ services: { now: () => time } });
  admin = await test.as('admin');
});
afterAll(() => test.close());

const reportOf = (name: string) => {
  const screen = test.screens.get(name);
  if (screen?.type !== 'page' || !screen.report) throw new Error(`${name} is no report`);
  return screen.report;
};

describe.each(Object.entries(asked))('%s', (report, parameters) => {
  it('shows its first rows with all of its columns, counts all of them, and makes them a file', async () => {
    const found = await shown(admin, report, parameters);
    expect(found.count).toBeGreaterThan(0);
    expect(found.rows).toHaveLength(Math.min(20, found.count));
    expect(found.chart.plots.length).toBeGreaterThan(0);
    expect(Object.keys(found.rows[0] ?? {}).toSorted()).toEqual(
      reportOf(report)
        .columns.map(({ name }) => name)
        .toSorted(),
    );
    const job = await made(admin, report, parameters);
    expect(job).toMatchObject({ state: 'done', hasFile: true });
    expect(found.count).toBe(Math.min(job.progress, countBound + 1));
    const file = await admin.get(`/console/v1/jobs/${job.id}/file`);
    expect(linesOf(file.body)).toHaveLength(job.progress + 1);
  });
});

it('state movements are told in the words of the screens', async () => {
  const parameters = asked['state-movement-reports']!;
  const { rows } = await shown(admin, 'state-movement-reports', parameters);
  const states = rows.flatMap(({ field, fromState, toState }) =>
    field === 'status' || field === 'brokerStage' ? [fromState, toState] : [],
  );
  expect(states.length).toBeGreaterThan(0);
  expect(states.filter(state => /\d|_/.test(String(state)))).toEqual([]);
});

it('a preview counts up to the bound of lists and shows its first rows; its plot and its file have all of them', async () => {
  await test.client.db.execute(sql`
    insert into ${opportunityMovements} (opportunity_id, field, to_value, created_at)
    select (select min(id) from ${opportunities}), 'status', '1', '2019-06-04T06:00:00Z'
    from generate_series(1, ${countBound + 5}) n`);
  const parameters = { fromDate: '2019-06-04', toDate: '2019-06-04' };
  const found = await shown(admin, 'state-movement-reports', parameters);
  expect([found.count, found.rows.length]).toEqual([countBound + 1, 20]);
  const total = found.chart.plots.reduce((sum, plot) => sum + plot.total, 0);
  expect(total + found.chart.leftOut).toBe(countBound + 5);
  expect(await made(admin, 'state-movement-reports', parameters)).toMatchObject({
    state: 'done',
    progress: countBound + 5,
  });
});

/** The calls of the specification that answer a file, with the report of each. */
const files = [
  ['GET', '/mystique/v1/soc/callreport.csv', 'call-detail'],
  ['GET', '/sapna/sales_report.csv', 'sales-report'],
  ['GET', '/sapna/invoice_report.csv', 'invoice-report'],
  ['POST', '/mystique/soc-performance/agent_performance_report.csv', 'agent-performance-report'],
  ['GET', '/mystique/v1/soc/download-payment-failed-report', 'payment-failed-report'],
  ['GET', '/console/v1/reports/sales-opportunities.csv', 'sales-report-opp'],
  ['POST', '/console/v1/reports/renewals.csv', 'renewal-report'],
] as const;

describe.each(files)('%s %s', (method, path, report) => {
  it('streams the same rows as the report', async () => {
    const sent = asked[report]!;
    const answer = await admin.call(
      method,
      path,
      method === 'GET' ? { query: sent } : { body: sent },
    );
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'text/csv; charset=utf-8',
    ]);
    const rows = linesOf(answer.body).length - 1;
    expect((await shown(admin, report, sent)).count).toBe(Math.min(rows, countBound + 1));
  });
});

describe('what a report is asked', () => {
  const wrong: [string, object, string, string, string][] = [
    [
      'an end before the start',
      { startDate: '2026-11-02', endDate: '2026-11-01', clientType: 'OWNER' },
      'endDate',
      'order',
      reportFaults.order.message,
    ],
    [
      'more than ten years',
      { startDate: '2016-11-22', endDate: '2026-11-22', clientType: 'OWNER' },
      'endDate',
      'too-long',
      reportFaults.tooLong.message,
    ],
    [
      'a day that the calendar has not',
      { startDate: '2026-02-30', endDate: '2026-11-01', clientType: 'OWNER' },
      'startDate',
      'date',
      reportFaults.day.message,
    ],
    [
      'a day month first',
      { startDate: '11/23/2026', endDate: '2026-11-24', clientType: 'OWNER' },
      'startDate',
      'date',
      reportFaults.day.message,
    ],
    [
      'another client type (T41)',
      { ...year, clientType: 'BUILDER' },
      'clientType',
      'option',
      reportFaults.choice.message,
    ],
    [
      'a city that is no id',
      { ...owner, city: '1 or 1=1' },
      'city',
      'option',
      reportFaults.choice.message,
    ],
    [
      'what it does not know',
      { ...owner, agent: '5' },
      'agent',
      'unknown-field',
      reportFaults.unknown.message,
    ],
    ['nothing of what it needs', { ...year }, 'clientType', 'required', 'This field is required.'],
  ];
  it.each(wrong)('is refused: %s', async (_, parameters, field, code, message) => {
    for (const ask of [preview, start]) {
      const answer = await ask(admin, 'sales-report', parameters);
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        [expect.objectContaining({ in: 'body', field: `/${field}`, code, message })],
      ]);
    }
  });

  it('may cover ten years to the day, and is refused by the documented call alike', async () => {
    const ten = { startDate: '2016-11-23', endDate: '2026-11-22', clientType: 'OWNER' };
    expect((await preview(admin, 'sales-report', ten)).statusCode).toBe(200);
    const query = { ...owner, startDate: '2026-12-02' };
    const answer = await admin.get('/sapna/sales_report.csv', { query });
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([422, '/endDate']);
  });

  it('counts from 00:00 to 23:59:59.999 in India, to the last millisecond', async () => {
    const [sold] = await test.client.db
      .select({ id: opportunities.id })
      .from(opportunities)
      .where(and(eq(opportunities.line, 'owner'), eq(opportunities.statusId, 2)))
      .limit(1);
    const at = async (moment: string, sent: object): Promise<boolean> => {
      await test.client.db
        .update(opportunities)
        .set({ closedAt: new Date(moment) })
        .where(eq(opportunities.id, sold!.id));
      const { rows } = await shown(admin, 'sales-report-opp', { ...sent, clientType: 'OWNER' });
      return rows.some(({ opportunityId }) => opportunityId === sold!.id);
    };
    const day = { startDate: '2019-04-03', endDate: '2019-04-03' };
    const bounds = {
      startDate: '2019-04-03T00:00:00.000+05:30',
      endDate: '2019-04-03T23:59:59.999+05:30',
    };
    for (const sent of [day, bounds]) {
      expect(await at('2019-04-02T18:29:59.999Z', sent)).toBe(false);
      expect(await at('2019-04-02T18:30:00.000Z', sent)).toBe(true);
      expect(await at('2019-04-03T18:29:59.999Z', sent)).toBe(true);
      expect(await at('2019-04-03T18:30:00.000Z', sent)).toBe(false);
    }
  });
});

describe('a file', () => {
  const formula = '=HYPERLINK("http://x")';
  it('runs no text as a formula, in either format, and writes days and money as spreadsheets take them', async () => {
    const { rows } = await shown(admin, 'sales-report', owner);
    const { accountId, salesPrice, endDate } = rows[0]!;
    await test.client.db
      .update(accounts)
      .set({ name: formula })
      .where(eq(accounts.id, Number(accountId)));
    const { id } = await made(admin, 'sales-report', owner);
    const csv = await admin.get(`/console/v1/jobs/${id}/file`);
    expect(csv.headers['content-disposition']).toMatch(
      /^attachment; filename="sales-report-\d{4}-\d{2}-\d{2}\.csv"$/,
    );
    expect(csv.body).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(csv.body).toContain((Number(salesPrice) / 100).toFixed(2));
    const [, month, date] = String(endDate).split('-').map(Number);
    expect(csv.body).toContain(`,${date}/${month}/${String(endDate).slice(0, 4)},`);
    const xlsx = await admin.get(`/console/v1/jobs/${id}/file`, {
      query: { format: 'xlsx', language: 'hi' },
    });
    const parts = unzipSync(new Uint8Array(xlsx.rawPayload));
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!);
    expect(sheet).toContain(`<is><t xml:space="preserve">=HYPERLINK("http://x")</t></is>`);
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain(`<v>${Number(salesPrice) / 100}</v>`);
    expect(sheet).toContain('बिक्री मूल्य (₹)');
    expect(sheet.match(/<row>/g)).toHaveLength(linesOf(csv.body).length);
  });

  it('of failed payments looks back from the start of the day 8 days ago (T77), and takes selectors', async () => {
    const found = await test.client.db
      .select({ id: opportunities.id })
      .from(opportunities)
      .where(isNotNull(opportunities.paymentFailedAt))
      .limit(2);
    time = new Date('2031-03-10T06:00:00Z');
    admin = await test.as('admin');
    const failed = (id: number, at: string) =>
      test.client.db
        .update(opportunities)
        .set({ paymentFailedAt: new Date(at) })
        .where(eq(opportunities.id, id));
    await failed(found[0]!.id, '2031-03-01T18:30:00Z');
    await failed(found[1]!.id, '2031-03-01T18:29:59.999Z');
    const path = '/mystique/v1/soc/download-payment-failed-report';
    await test.client.db.insert(paymentLinks).values({
      opportunityId: found[0]!.id,
      amountPaise: 420_000_00,
      failureReason: 'The bank declined it',
      status: 'failed',
      externalId: 'failed-2031',
      url: '/pay/failed-2031',
    });
    const lines = linesOf((await admin.get(path)).body);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(',420000.00,The bank declined it,');
    const selected = (id: number) =>
      admin.get(path, {
        query: {
          salesOpportunitySelectorsArray: JSON.stringify([
            { key: 'opportunityId', value: String(id) },
          ]),
        },
      });
    expect(linesOf((await selected(found[0]!.id)).body)).toHaveLength(2);
    expect(linesOf((await selected(found[1]!.id)).body)).toHaveLength(1);
    const wrong = await admin.get(path, { query: { salesOpportunitySelectorsArray: '{}' } });
    expect(wrong.statusCode).toBe(400);
    time = testNow();
    admin = await test.as('admin');
  });
});
