import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#backend/database/schema/index.ts';
import { optionLists } from '#contract/model/optionLists.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
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

describe('who has a report', () => {
  it.each([
    ['sales-report', 'sales-manager', 200],
    ['sales-report', 'master-data', 200],
    ['sales-report', 'owner-agent', 403],
    ['invoice-report', 'rcm-user', 403],
    ['call-detail', 'ticketing', 403],
    ['sales-connect-opp', 'rcm-user', 200],
    ['state-movement-reports', 'ticketing', 200],
    ['nothing', 'admin', 404],
    ['packages', 'admin', 404],
  ])('%s is for %s: %i', async (report, persona, status) => {
    const caller = await test.as(persona);
    for (const ask of [preview, start])
      expect((await ask(caller, report, asked[report] ?? {})).statusCode).toBe(status);
  });

  it('finds in it the clients that their lists have, and no number of theirs whole', async () => {
    const agent = await test.as('owner-agent');
    const [me] = await test.client.db
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(eq(users.email, 'owner-agent@example.com'));
    const all = await shown(admin, 'sales-report-opp', year);
    const own = await shown(agent, 'sales-report-opp', year);
    expect(own.count).toBeLessThan(all.count);
    expect(me).toBeDefined();
    const manager = await test.as('sales-manager');
    const seen = async (caller: Caller) =>
      String(
        (await shown(caller, 'call-detail', asked['call-detail']!)).rows[0]?.['receiverNumber'],
      );
    expect(await seen(admin)).toMatch(/^\d{10}$/);
    expect(await seen(manager)).not.toMatch(/^\d{10}$/);
  });

  it('sales connect answers selectors for the key-search that follows, of the person who is named', async () => {
    const { rows } = (await test.client.db.execute(sql`
      select agent_id from calls where outcome_id = 12 and opportunity_id is not null limit 1`)) as {
      rows: { agent_id: number }[];
    };
    const answer = await admin.post(`/sapna/v1/report/salesconnect-report/${rows[0]!.agent_id}`, {
      startDate: '2016-12-01',
      endDate: '2026-11-30',
    });
    const { selectors, totalCount } = answer.json<{
      selectors: { key: string; value: string }[];
      totalCount: number;
    }>();
    expect(totalCount).toBeGreaterThan(0);
    const search = await admin.get('/mystique/v1/soc/key-search', {
      query: { salesOpportunitySelectorsArray: JSON.stringify(selectors.slice(0, 5)) },
    });
    expect(
      search.json<{ results: { opportunities: object[] }[] }>().results[0]?.opportunities,
    ).toHaveLength(1);
    const nobody = await admin.post('/sapna/v1/report/salesconnect-report/999999999', year);
    expect(nobody.json()).toMatchObject({ totalCount: 0, selectors: [] });
  });

  it('state movement answers pages', async () => {
    const query = { fromDate: year.startDate, toDate: year.endDate, pageSize: 2 };
    const answer = await admin.get('/sapna/v1/opportunity/salesconnect-status-movement', { query });
    expect(answer.json()).toMatchObject({
      totalCount: (await shown(admin, 'state-movement-reports', asked['state-movement-reports']!))
        .count,
      hasNextPage: true,
    });
    expect(answer.json().results).toHaveLength(2);
  });

  it('state movement tells a status by the word that the screens have for it', async () => {
    const report = 'state-movement-reports';
    const { rows } = await shown(admin, report, asked[report]!);
    const moves = rows.filter(({ field }) => field === 'status');
    expect(moves.length).toBeGreaterThan(0);
    const statuses = optionLists['opportunity-statuses'].map(({ label }) => label?.en);
    for (const { toState } of moves) expect(statuses).toContain(toState);
  });
});

describe('a link of its own (T25, T116)', () => {
  const broker = { ...year, clientType: 'BROKER' };
  const trust = async (caller: Caller, username = 'admin@example.com') =>
    caller.post(`/trusted?username=${encodeURIComponent(username)}`);

  it('is for files of brokers, opens once, within 60 seconds, and for its person alone', async () => {
    expect(await made(admin, 'sales-report', owner)).toMatchObject({ isDirect: false });
    const job = await made(admin, 'sales-report', broker);
    expect(job.isDirect).toBe(true);
    const open = (token: string) =>
      test.anonymous.get(`/console/v1/report-files/${job.id}`, { query: { token } });
    const { token } = (await trust(admin)).json<{ token: string }>();
    expect((await open('wrong')).statusCode).toBe(404);
    expect((await open(token)).statusCode).toBe(200);
    expect((await open(token)).statusCode).toBe(404);
    const late = (await trust(admin)).json<{ token: string }>().token;
    time = new Date(time.getTime() + 60_001);
    expect((await open(late)).statusCode).toBe(404);
    const manager = await test.as('sales-manager');
    const other = (await trust(manager, 'sales-manager@example.com')).json<{ token: string }>();
    expect((await open(other.token)).statusCode).toBe(404);
  });

  it('is given to nobody in the name of another', async () => {
    const answer = await trust(admin, 'sales-manager@example.com');
    expect([answer.statusCode, answer.json().message]).toEqual([403, refusals.notAllowed.message]);
  });
});
