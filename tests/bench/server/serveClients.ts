import { gte, like, sql, type SQL } from 'drizzle-orm';
import { endParts, firstParts, lastParts, secondParts } from './clientNames.ts';
import { accounts, opportunities, termsheets } from '#backend/database/schema/index.ts';
import { startTestApp } from '#tests/support/server/startTestApp.ts';
import { addUser, sessionHeaders } from '#tests/support/server/sessionHeaders.ts';

/*
 * The real server over that many accounts, four opportunities, two contacts and a termsheet each, with what hangs on them. Fifty agents
 * share them, ten of whom have a lead. Prints one line of JSON with the address and the cookies of one agent, of the lead and of an
 * administrator, then answers until it ends.
 */

const count = Number(process.argv[2] ?? 50_000);
const agents = 50;
/** Agents of the one lead; the others have none. */
const agentsOfLead = 10;

const test = await startTestApp();
const { db } = test.client;
const leadId = await addUser(test.client, 'bench-lead@example.com', ['owner-agent']);
const agentIds = await Promise.all(
  Array.from({ length: agents }, (_, at) =>
    addUser(test.client, `bench-agent-${at}@example.com`, ['owner-agent']),
  ),
);
const adminId = await addUser(test.client, 'bench-admin@example.com', ['admin']);
const first = Math.min(...agentIds);
await db.execute(sql`update users set parent_id = ${leadId}::bigint
  where id between ${first}::bigint and ${first + agentsOfLead - 1}::bigint`);

/** Names of people, four hundred first and four hundred last ones, as a number says; `tests/bench` says them the same way. */
const nameOf = (number: string): SQL => {
  const part = (list: readonly string[], at: string) =>
    `(array[${list.map(one => `'${one}'`).join(',')}])[1 + (${at}) % ${list.length}]`;
  const n = `${number}::int`;
  return sql.raw(
    [
      part(firstParts, n),
      part(secondParts, `${n} / 20`),
      `' '`,
      part(lastParts, `${n} / 7`),
      part(endParts, `${n} / 140`),
    ].join(' || '),
  );
};

await db.execute(sql`
  insert into accounts (name, client_type_id, agent_id, mobile, email, updated_at, created_at)
  select ${nameOf('g')}, 3,
    ${first}::bigint + g % ${agents}::int, (6000000000 + g * 7919::bigint)::text, 'client' || g || '@bench.example',
    now() - g * interval '1 minute', now() - g * interval '1 hour'
  from generate_series(1, ${count}::int) g`);
await db.execute(sql`create temporary table bench_accounts as
  select id, agent_id, row_number() over (order by id) place from accounts where email like '%@bench.example'`);
await db.execute(sql`
  insert into account_cities (account_id, city_id) select id, (select min(id) from cities) from bench_accounts`);
await db.execute(sql`
  insert into contacts (account_id, name, phone, email, is_verified)
  select id, ${nameOf('(place * 2 + n)')}, (7000000000 + (place * 2 + n) * 7919)::text, 'p' || place || '@bench.example', true
  from bench_accounts, generate_series(1, 2) n`);
await db.execute(sql`
  insert into opportunities (name, line, account_id, agent_id, assigned_at, status_id, deal_value_paise, updated_at, created_at, fup_time)
  select ${nameOf('place')} || ' – ' || (array['Assist','Relax','Premium','Guarantee'])[n], 'owner', id, agent_id, now(), (array[1,2,3,6])[n], 1000000 + place * 31,
    now() - (place * 4 + n) * interval '20 seconds', now() - place * interval '1 hour', now() + (n - 2) * interval '1 day'
  from bench_accounts, generate_series(1, 4) n order by place, n`);
await db.execute(sql`
  insert into milestones (opportunity_id, name, amount_paise, gst_paise, start_date)
  select o.id, 'First half', 500000, 90000, current_date from opportunities o join bench_accounts a on a.id = o.account_id
  where o.status_id in (1, 2)`);
// What is won has a package with two products, a termsheet that RCM has approved, and a payment.
await db.execute(sql`create temporary table bench_won as
  select o.id, o.account_id, m.id milestone_id from opportunities o
  join bench_accounts a on a.id = o.account_id join milestones m on m.opportunity_id = o.id where o.status_id = 2 order by o.account_id`);
await db.execute(sql`
  insert into legal_entities (account_id, legal_name) select account_id, 'Bench ' || account_id from bench_won`);
await db.execute(sql`
  insert into opportunity_packages (opportunity_id, package_id, rate_paise, sales_paise)
  select id, (select min(id) from packages), 500000, 500000 from bench_won`);
await db.execute(sql`
  insert into opportunity_products (opportunity_package_id, product_id, amount_paise)
  select op.id, p.id, 250000 from bench_won w join opportunity_packages op on op.opportunity_id = w.id,
    (select id from products order by id limit 2) p`);
await db.execute(sql`
  insert into termsheets (opportunity_id, account_id, account_legal_entity_id, contact_id, status_id, value_paise, gst_paise, total_paise)
  select w.id, w.account_id, (select min(id) from legal_entities l where l.account_id = w.account_id),
    (select min(id) from contacts c where c.account_id = w.account_id), 3, 500000, 90000, 590000
  from bench_won w order by w.account_id`);
await db.execute(sql`
  insert into termsheet_packages (termsheet_id, opportunity_package_id, rate_paise, sales_paise)
  select t.id, op.id, 500000, 500000 from bench_won w join termsheets t on t.opportunity_id = w.id
  join opportunity_packages op on op.opportunity_id = w.id`);
await db.execute(sql`
  insert into termsheet_milestones (termsheet_id, milestone_id)
  select t.id, w.milestone_id from bench_won w join termsheets t on t.opportunity_id = w.id`);
await db.execute(sql`
  insert into payments (account_id, opportunity_id, milestone_id, mode_of_payment_id, status_id, amount_paise, payment_date)
  select account_id, id, milestone_id, (select min(id) from payment_modes), 1, 590000, current_date from bench_won`);
await db.execute(sql`
  insert into account_activities (account_id, agent_id, activity_type, performed_at, notes)
  select id, agent_id, 'Call', now() - n * interval '3 hours', 'Called about the renewal'
  from bench_accounts, generate_series(1, 3) n`);
// As a PostgreSQL leaves its tables by itself within a minute of such a load, and the tending of the embedded engine does.
await db.execute(sql`vacuum analyze`);
const cookieOf = async (id: number) => (await sessionHeaders(test.client, id)).cookie;
const [account] = await db
  .select({ id: sql<number>`min(${accounts.id})`.mapWith(Number) })
  .from(accounts)
  .where(like(accounts.email, '%@bench.example'));
const firstAccount = account?.id ?? 0;
// Of the n-th client the termsheet is the n-th: they were written in the order of the accounts.
const [sheet] = await db
  .select({ id: sql<number>`min(${termsheets.id})`.mapWith(Number) })
  .from(termsheets)
  .where(gte(termsheets.accountId, firstAccount));
const [deal] = await db
  .select({ id: sql<number>`min(${opportunities.id})`.mapWith(Number) })
  .from(opportunities)
  .where(gte(opportunities.accountId, firstAccount));
const address = await test.app.listen({ host: '127.0.0.1', port: 0 });
console.log(
  JSON.stringify({
    address,
    firstAccount,
    firstDeal: deal?.id,
    firstTermsheet: sheet?.id,
    agents,
    cookies: {
      agent: await cookieOf(first),
      lead: await cookieOf(leadId),
      admin: await cookieOf(adminId),
    },
  }),
);
process.on('SIGTERM', () => process.exit(0));
