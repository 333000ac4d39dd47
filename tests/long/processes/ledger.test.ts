import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { randomFor } from '#backend/database/seed/pen/random.ts';
import { freePort } from '#tests/support/server/freePort.ts';
import {
  startServerProcess,
  type ServerProcess,
  type Session,
} from '#tests/support/server/serverProcess.ts';
import { addressOf, serverUrl, withServer } from '#tests/support/server/testServer.ts';
import {
  createMoneyWishes,
  moneyKinds,
  type BilledDeal,
  type MadePayment,
  type MoneyWish,
} from './createMoneyWishes.ts';

/*
 * Money moves at random while the server is killed: afterwards every balance that is shown is the sum of its entries, and no
 * wallet is below zero. `LEDGER_OPERATIONS` and `LEDGER_KILLS` make it shorter.
 */

const operations = Number(process.env['LEDGER_OPERATIONS'] ?? 100_000);
const kills = Number(process.env['LEDGER_KILLS'] ?? 20);
const workers = 6;
/** Milliseconds. */
const longest = 4 * 3_600_000;

const database = `ledger_${process.pid}`;
const address = serverUrl ? addressOf(database) : '';

let port: number;
let server: ServerProcess;
let stored: pg.Client;
let people: Readonly<Record<MoneyWish['by'], Session>>;
let wishes: ReturnType<typeof createMoneyWishes>;
/** What was done and what was refused, by kind and status. */
const outcomes = new Map<string, number>();

const rowsOf = async <Row>(text: string): Promise<Row[]> =>
  (await stored.query(text)).rows as Row[];

const count = (name: string): void => void outcomes.set(name, (outcomes.get(name) ?? 0) + 1);

let isUp: Promise<void> = Promise.resolve();

/** One operation; a broken connection is answered by the same request with the same key, as a browser would. */
const act = async (): Promise<void> => {
  const wish = wishes.next();
  if (!wish) return;
  const key = randomUUID();
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await isUp;
    const answer = await server
      .call(people[wish.by], wish.method, wish.path, wish.body, {
        'idempotency-key': key,
      })
      .then(
        async got => ({
          status: got.status,
          body: (await got.json()) as MadePayment & { current?: MadePayment },
        }),
        () => undefined,
      );
    if (!answer) continue;
    if (answer.status >= 500) throw new Error(`${wish.kind}: ${JSON.stringify(answer.body)}`);
    count(`${wish.kind} ${answer.status === 200 ? 'done' : 'refused'}`);
    if (answer.body.current && wish.path.includes('/payment/')) wishes.learn(answer.body.current);
    if (answer.status === 200) wish.took?.(answer.body);
    return;
  }
  count('lost');
};

const start = async (): Promise<void> => {
  server = await startServerProcess(port, { DATABASE_URL: address, RATE_LIMIT: '0' });
};

beforeAll(async () => {
  if (!serverUrl) throw new Error('The books are added up on a PostgreSQL: set TEST_DATABASE_URL');
  await withServer(admin => admin.query(`create database ${database}`));
  port = await freePort();
  await start();
  stored = new pg.Client({ connectionString: address });
  await stored.connect();
  people = {
    agent: await server.signIn('broker-agent'),
    finance: await server.signIn('finance'),
    payable: await server.signIn('ap-admin'),
  };
  const rows = await rowsOf<Record<keyof BilledDeal, string>>(`
    select o.id as "opportunityId", m.id as "milestoneId",
      d.due as "left"
    from milestones m join opportunities o on o.id = m.opportunity_id
    join users u on u.id = o.agent_id
    cross join lateral (
      select m.amount_paise + m.gst_paise - coalesce(sum(p.amount_paise), 0) as due
      from payments p where p.milestone_id = m.id and p.status_id not in (7, 8, 10, 11)) d
    where u.email = 'broker-agent@example.com' and o.status_id <> 7 and d.due > 200000`);
  const deals = rows.map(({ opportunityId, milestoneId, left }) => ({
    opportunityId: Number(opportunityId),
    milestoneId: Number(milestoneId),
    left: Number(left),
  }));
  expect(deals.length).toBeGreaterThan(0);
  wishes = createMoneyWishes(randomFor('ledger'), deals);
});
afterAll(async () => {
  await server.kill();
  await stored.end();
  await withServer(admin => admin.query(`drop database ${database} with (force)`));
  console.log(
    [...outcomes]
      .sort()
      .map(([name, times]) => `${name}: ${times}`)
      .join(', '),
  );
});

describe('the books', () => {
  it(
    `add up after ${operations} operations and ${kills} kills`,
    async () => {
      let done = 0;
      let killed = 0;
      const isOver = () => done >= operations;
      const work = async (): Promise<void> => {
        while (!isOver()) {
          done += 1;
          await act();
        }
      };
      const killer = async (): Promise<void> => {
        while (killed < kills && !isOver()) {
          await new Promise(resolve => setTimeout(resolve, 50));
          if (done < ((killed + 1) * operations) / (kills + 1)) continue;
          killed += 1;
          await isUp;
          isUp = server.kill().then(start);
          await isUp;
        }
      };
      await Promise.all([killer(), ...Array.from({ length: workers }, work)]);
      expect(killed).toBe(kills);
      const did = (kind: string) => outcomes.get(`${kind} done`) ?? 0;
      for (const kind of moneyKinds) expect([kind, did(kind) > 0]).toEqual([kind, true]);

      const wrong = {
        opportunities: await rowsOf(`
        select o.id from opportunities o left join ledger_entries e on e.opportunity_id = o.id
        group by o.id having o.collected_paise <> coalesce(sum(e.amount_paise), 0)`),
        wallets: await rowsOf(`
        select w.id from wallet_payments w left join wallet_entries e on e.wallet_payment_id = w.id
        group by w.id
        having w.remaining_paise <> coalesce(sum(e.amount_paise), 0) or w.remaining_paise < 0`),
        negative: await rowsOf('select id from opportunities where collected_paise < 0'),
        certified: await rowsOf(`
        select p.id from payments p left join tds_certificates c on c.payment_id = p.id
        left join ledger_entries e on e.payment_id = p.id and e.kind = 'tds'
        where p.milestone_id is not null group by p.id
        having coalesce(sum(distinct c.amount_paise), 0) < coalesce(sum(e.amount_paise), 0)
          or count(distinct c.id) > 1 or count(distinct e.id) > 1`),
        thresholds: await rowsOf(
          'select id from tan_thresholds where utilized_paise > limit_paise',
        ),
        twice: await rowsOf(`
        select reverses_id from ledger_entries where reverses_id is not null
        group by reverses_id having count(*) > 1`),
      };
      expect(Object.values(wrong).flat(), JSON.stringify(wrong)).toEqual([]);

      const sums = new Map(
        (
          await rowsOf<{ id: string; sum: string }>(
            'select payment_id as id, sum(amount_paise) as sum from ledger_entries group by payment_id',
          )
        ).map(({ id, sum }) => [Number(id), Number(sum)]),
      );
      for (const id of [...wishes.payments.keys()].slice(0, 2_000)) {
        const shown = await server.call(people.agent, 'GET', `/sapna/v1/payment-page/${id}`);
        const { booked } = (await shown.json()) as { booked: number };
        expect([id, booked]).toEqual([id, sums.get(id) ?? 0]);
      }
    },
    longest,
  );
});
