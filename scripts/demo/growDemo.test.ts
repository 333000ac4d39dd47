import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseClient } from '#backend/database/client.ts';
import { checkBooks } from '#tests/conformance/payments/books/checkBooks.ts';
import { openTestDatabase } from '#tests/support/server/openTestDatabase.ts';
import { sessionHeaders } from '#tests/support/server/sessionHeaders.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';
import { testDay } from '#tests/support/server/template.ts';
import { growDemo } from './growDemo.ts';
import { GrowthError, type Growth } from './Growth.ts';
import { readNumber, readRows, run } from './readRows.ts';
import { mostOnEmbedded } from './refuseOthers.ts';

const growth: Growth = { opportunities: 200, seed: 7, today: testDay };

const counted = [
  'users',
  'accounts',
  'contacts',
  'opportunities',
  'opportunity_packages',
  'milestones',
  'termsheets',
  'payments',
  'ledger_entries',
  'approval_requests',
  'invoices',
  'package_prices',
  'slot_bookings',
] as const;

const counts = async ({
  db,
}: DatabaseClient): Promise<Record<(typeof counted)[number], number>> => {
  const found = {} as Record<(typeof counted)[number], number>;
  for (const table of counted) found[table] = await readNumber(db, `select count(*) from ${table}`);
  return found;
};

let test: TestApp;
let before: Awaited<ReturnType<typeof counts>>;
const steps: string[] = [];
const grown = (client: DatabaseClient, asked = growth) =>
  growDemo(client, asked, what => steps.push(what));

beforeAll(async () => {
  test = await startTestApp();
  before = await counts(test.client);
  await grown(test.client);
}, 300_000);
afterAll(() => test.close());

describe('a demo database that is grown', () => {
  it('has about as many more as were asked for, in the proportions of the demo', async () => {
    const after = await counts(test.client);
    const more = Object.fromEntries(
      counted.map(table => [table, after[table] - before[table]]),
    ) as typeof before;
    expect(more.opportunities).toBeGreaterThan(190);
    expect(more.opportunities).toBeLessThanOrEqual(200);
    expect(more.users).toBe(8);
    expect(more.package_prices).toBe(40);
    expect(more.slot_bookings).toBe(10);
    for (const table of ['accounts', 'contacts', 'opportunity_packages', 'milestones'] as const)
      expect(more[table] / before[table], table).toBeCloseTo(
        more.opportunities / before.opportunities,
        1,
      );
    for (const table of ['payments', 'ledger_entries', 'approval_requests', 'invoices'] as const)
      expect(more[table], table).toBeGreaterThan(0);
  });

  it('tells its steps', () => {
    expect(steps).toEqual(expect.arrayContaining(['people', 'opportunities', 'sums checked']));
  });

  it('keeps the books of every new deal as the product does', async () => {
    // A refund that status 14 tells is outside those books; the demo has them too.
    const deals = await readRows<{ id: string }>(
      test.client.db,
      `select o.id from opportunities o where o.id > ${before.opportunities} and o.collected_paise > 0
       and not exists (select from payments p where p.opportunity_id = o.id and p.status_id = 14) order by o.id limit 40`,
    );
    expect(deals.length).toBeGreaterThan(10);
    for (const { id } of deals) await checkBooks(test.client, Number(id), `deal ${id}`);
  });

  it('names no row that is not there, and no person of another line', async () => {
    const strangers = await readNumber(
      test.client.db,
      `select count(*) from opportunities o join agent_branch_mappings b on b.user_id = o.agent_id
       where o.id > ${before.opportunities} and b.sales_vertical <> o.line`,
    );
    expect(strangers).toBe(0);
  });

  it('puts those who join below the lines’ managers, with the roles and password of the demo', async () => {
    const joined = await readRows<{ id: string; boss: string | null; roles: string }>(
      test.client.db,
      `select u.id, u.parent_id as boss, (select count(*) from role_grants g where g.user_id = u.id) as roles
       from users u where u.id > ${before.users} and u.password_hash is not null`,
    );
    expect(joined).toHaveLength(8);
    expect(joined.every(({ boss, roles }) => boss !== null && Number(roles) > 0)).toBe(true);
    const top = await readNumber(
      test.client.db,
      `with recursive above as (
         select id, parent_id from users where id > ${before.users}
         union select u.id, u.parent_id from users u join above on above.parent_id = u.id)
       select count(*) from above where parent_id is null`,
    );
    expect(top).toBe(1);
  });

  it('opens its records, and gives the next one the next number', async () => {
    const id = await readNumber(test.client.db, 'select max(id) from opportunities');
    const admin = await test.as('admin');
    const page = await admin.get(`/sapna/v3/opportunity-page/${id}`);
    expect(page.statusCode, page.body).toBe(200);
    const agentId = await readNumber(
      test.client.db,
      `select max(agent_id) from opportunities where id > ${before.opportunities}`,
    );
    const headers = await sessionHeaders(test.client, agentId);
    const own = await test.anonymous.get('/sapna/v2/opportunity', { headers });
    expect(own.json<{ totalCount: number }>().totalCount).toBeGreaterThan(0);
    const next = await readNumber(
      test.client.db,
      `select nextval(pg_get_serial_sequence('opportunities', 'id'))`,
    );
    expect(next).toBe(id + 1);
  });

  it('knows whose its deals and its people are', async () => {
    const strayed = await readNumber(
      test.client.db,
      `select count(*) from opportunities o join accounts a on a.id = o.account_id
       where o.account_agent_id is distinct from a.agent_id`,
    );
    const treeless = await readNumber(
      test.client.db,
      `select count(*) from users u where not exists (select from user_tree t
         where t.user_id = u.id and t.ancestor_id = coalesce(u.parent_id, u.id))`,
    );
    expect([strayed, treeless]).toEqual([0, 0]);
  });

  it('has every index, key and trigger that it had', async () => {
    const plain = await openTestDatabase();
    const all = `select
      (select count(*) from pg_indexes where schemaname = 'public') as indexes,
      (select count(*) from pg_constraint where connamespace = 'public'::regnamespace and convalidated) as constraints,
      (select count(*) from pg_trigger where not tgisinternal and tgenabled = 'O') as triggers`;
    try {
      expect(await readRows(test.client.db, all)).toEqual(await readRows(plain.db, all));
    } finally {
      await plain.close();
    }
  });

  it('is not grown again', async () => {
    const now = await counts(test.client);
    await expect(grown(test.client)).rejects.toThrow('has already been extended');
    expect(await counts(test.client)).toEqual(now);
  });
});

describe('what is not grown', () => {
  it('is a database without the demo’s people', async () => {
    const other = await openTestDatabase();
    try {
      await run(other.db, `update users set email = 'asha@example.org' where id = 1`);
      await expect(grown(other)).rejects.toThrow('does not contain the demo data');
      await expect(
        grown({ ...other, engine: 'embedded' }, { ...growth, opportunities: mostOnEmbedded + 1 }),
      ).rejects.toThrow(GrowthError);
      const { rows } = (await other.db.execute(
        sql`select count(*)::int as accounts from accounts`,
      )) as { rows: { accounts: number }[] };
      expect(rows).toEqual([{ accounts: before.accounts }]);
    } finally {
      await other.close();
    }
  });
});
