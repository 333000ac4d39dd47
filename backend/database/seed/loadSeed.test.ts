import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standingOf } from '#contract/domain/clients/clientStanding.ts';
import { isPossibleIn } from '#contract/domain/clients/staysPossible.ts';
import type { Line } from '#contract/domain/lines.ts';
import { openMigratedDatabase } from '#tests/support/server/openEmptyDatabase.ts';
import type { DatabaseClient } from '../client.ts';
import { accounts } from '../schema/index.ts';
import { loadSeed } from './loadSeed.ts';
import { demoPassword } from './people/personas.ts';

const options = {
  size: 'demo' as const,
  product: { name: 'Nivaas', slug: 'nivaas' },
  today: '2026-11-20',
  hashPassword: (password: string) => Promise.resolve(`hash of ${password}`),
};

let client: DatabaseClient;
const told: string[] = [];

beforeAll(async () => {
  client = await openMigratedDatabase();
  await loadSeed(client.db, { ...options, onProgress: ({ table }) => void told.push(table) });
}, 240_000);

afterAll(() => client.close());

/** The one number that a query answers. */
const count = async (query: string): Promise<number> => {
  const { rows } = (await client.db.execute(sql.raw(query))) as {
    rows: { n: number }[];
  };
  return Number(rows[0]?.n);
};

describe('the loaded demo data', () => {
  it.each([
    [
      'collected is the sum of the ledger',
      `select count(*) n from opportunities o left join (select opportunity_id, sum(amount_paise) s from ledger_entries group by 1) l on l.opportunity_id = o.id where o.collected_paise <> coalesce(l.s, 0)`,
    ],
    [
      'collected is what payments of status 6 brought, tax only once certified (T27, T38)',
      `select count(*) n from opportunities o left join (select p.opportunity_id, sum(p.amount_paise - p.tds_paise + coalesce(c.amount_paise, 0)) s from payments p left join tds_certificates c on c.payment_id = p.id where p.status_id = 6 group by 1) l on l.opportunity_id = o.id where o.collected_paise <> coalesce(l.s, 0)`,
    ],
    [
      'a case says how far activation has come',
      `select count(*) n from opportunities o where o.case_status_id in (60, 61) and (o.case_status_id = 60) <> exists (select 1 from opportunity_products p join opportunity_packages k on k.id = p.opportunity_package_id where k.opportunity_id = o.id and p.activation_state in ('pending', 'failed'))`,
    ],
    [
      'no stage says that a payment failed which did not, or did before the deal was closed',
      `select count(*) n from opportunities where broker_stage = 'payment_failed' and (payment_failed_at is null or status_id = 2)`,
    ],
    [
      'a link that led to a payment is paid',
      `select count(*) n from payment_links where payment_id is not null and status <> 'paid'`,
    ],
    [
      'nothing collects more than its value',
      `select count(*) n from opportunities where collected_paise > deal_value_paise`,
    ],
    [
      'a closed deal is paid in full, and its termsheet is approved',
      `select count(*) n from opportunities o where o.status_id = 2 and o.deal_value_paise > 0 and (o.collected_paise <> o.deal_value_paise or not exists (select 1 from termsheets t where t.opportunity_id = o.id and t.status_id = 3))`,
    ],
    [
      'a closed deal was paid by the day it closed',
      `select count(*) n from opportunities o join ledger_entries l on l.opportunity_id = o.id where o.status_id = 2 and l.booked_on > (o.closed_at at time zone 'Asia/Kolkata')::date`,
    ],
    [
      'a wallet holds the sum of its entries',
      `select count(*) n from wallet_payments w left join (select wallet_payment_id, sum(amount_paise) s from wallet_entries group by 1) e on e.wallet_payment_id = w.id where w.remaining_paise <> coalesce(e.s, 0)`,
    ],
    [
      'a tax limit counts the certified tax of its year',
      `select count(*) n from tan_thresholds t left join (select p.legal_entity_id, sum(c.amount_paise) s from tds_certificates c join payments p on p.id = c.payment_id where c.certified_on >= '2026-04-01' group by 1) c on c.legal_entity_id = t.legal_entity_id where t.utilized_paise <> coalesce(c.s, 0)`,
    ],
    [
      'anyone who has a pending approval has someone to decide it',
      `select count(*) n from approval_requests r where r.status = 'PendingApproval' and not exists (select 1 from approval_tasks t where t.approval_request_id = r.id and t.status = 'open')`,
    ],
    [
      'a decided discount has the request that decided it',
      `select count(*) n from opportunity_packages p where p.discount_status in ('PendingApproval', 'Approved') and not exists (select 1 from approval_requests r where r.entity = 'opportunity_packages' and r.entity_id = p.id and r.status = p.discount_status)`,
    ],
    [
      'a discount that was refused is required again (T43)',
      `select count(*) n from opportunity_packages p where p.discount_status = 'Rejected'`,
    ],
    [
      'an incentive is the sum of its deals',
      `select count(*) n from user_incentives u left join (select user_incentive_id, sum(base_paise) b, sum(incentive_paise) i from user_incentive_deals group by 1) d on d.user_incentive_id = u.id where u.achieved_paise + u.team_achieved_paise <> coalesce(d.b, 0) or u.incentive_paise <> coalesce(d.i, 0)`,
    ],
    [
      'both slots of a pending swap are frozen, and no others',
      `select count(*) n from slots s where s.is_frozen <> exists (select 1 from slot_swaps w where w.state = 'pending' and s.id in (w.from_slot_id, w.to_slot_id))`,
    ],
    [
      'what has happened lies in the past',
      `select count(*) n from calls where started_at >= '2026-11-20T00:00:00+05:30'`,
    ],
  ])('%s', async (_, query) => {
    expect(await count(query)).toBe(0);
  });

  it('nothing waits for an approval that the state of its deal refuses', async () => {
    const { rows } = (await client.db.execute(
      sql.raw(`select distinct r.approval_type "type", o.status_id::float8 "statusId", o.line from approval_requests r
        join opportunities o on o.id = r.opportunity_id where r.status = 'PendingApproval'`),
    )) as { rows: { type: string; statusId: number; line: Line }[] };
    const stuck = rows.filter(
      ({ type, ...deal }) =>
        !isPossibleIn(`approvals.process:${type}`, standingOf(undefined, deal)),
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(stuck).toEqual([]);
  });

  it('every user has the hash of the demo password, except those who left', async () => {
    const wrong = await count(
      `select count(*) n from users where (status = 1) <> (password_hash = 'hash of ${demoPassword}') or (status = 0 and password_hash is not null)`,
    );
    expect(wrong).toBe(0);
  });

  it('identities go on where the seed ended', async () => {
    const last = await count('select max(id) n from accounts');
    const [added] = await client.db
      .insert(accounts)
      .values({ name: 'After the seed', clientTypeId: 2 })
      .returning({ id: accounts.id });
    expect(added?.id).toBe(last + 1);
  });

  it('tells what it writes', () => {
    expect(told[0]).toBe('case_statuses');
    expect(told).toContain('audit_entries');
  });

  it('refuses a second load and leaves the first as it was', async () => {
    const before = await count('select count(*) n from opportunities');
    await expect(loadSeed(client.db, options)).rejects.toThrow(
      'The demo data of case_statuses was refused',
    );
    expect(await count('select count(*) n from opportunities')).toBe(before);
  });
});
