import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { randomFor } from '#backend/database/seed/random.ts';
import { freePort } from '#tests/support/freePort.ts';
import {
  startServerProcess,
  type ServerProcess,
  type Session,
} from '#tests/support/serverProcess.ts';
import { addressOf, serverUrl, withServer } from '#tests/support/testServer.ts';

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
const random = randomFor('ledger');

interface Payment {
  readonly id: number;
  readonly version: number;
  readonly amount: number;
  readonly statusId: number;
}
interface Deal {
  readonly opportunityId: number;
  readonly milestoneId: number;
  readonly left: number;
}

let port: number;
let server: ServerProcess;
let stored: pg.Client;
let agent: Session;
let finance: Session;
let deals: readonly Deal[];
const payments = new Map<number, Payment>();
const refunds: { id: number; version: number }[] = [];
/** What was done and what was refused, by kind and status. */
const outcomes = new Map<string, number>();

const rowsOf = async <Row>(text: string): Promise<Row[]> =>
  (await stored.query(text)).rows as Row[];

const pick = <Item>(items: readonly Item[]): Item | undefined =>
  items[random.int(0, Math.max(0, items.length - 1))];

interface Wish {
  readonly kind: string;
  readonly by: () => Session;
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: object;
  readonly took?: (answer: Payment) => void;
}

const keepPayment = (payment: Payment): void => void payments.set(payment.id, payment);

const collect = (modeOfPaymentId: number, isAdvance: boolean): Wish | undefined => {
  const deal = pick(deals);
  if (!deal) return undefined;
  const { opportunityId, milestoneId, left } = deal;
  return {
    kind: isAdvance ? 'advance' : modeOfPaymentId === 12 ? 'wallet' : 'collect',
    by: () => agent,
    method: 'POST',
    path: '/sapna/v1/payment',
    body: {
      opportunityId,
      ...(!isAdvance && { milestoneId }),
      modeOfPaymentId,
      // Mostly less than what is due, now and then too much.
      amount: random.int(1, Math.max(2, Math.ceil(left / random.int(1, 60)))),
      paymentDate: '2026-01-05',
      ...(modeOfPaymentId === 1 && { referenceNumber: randomUUID().slice(0, 8) }),
      ...(!isAdvance && modeOfPaymentId === 6 && random.int(0, 2) === 0 && { tdsPercentage: 2 }),
    },
    took: keepPayment,
  };
};

const decide = (decision: string): Wish | undefined => {
  const payment = pick([...payments.values()]);
  return (
    payment && {
      kind: decision,
      by: () => (decision === 'revive' ? agent : finance),
      method: 'PUT',
      path: `/sapna/v1/payment/${payment.id}/clearance`,
      body: { decision, version: payment.version, reason: 'At random' },
      took: keepPayment,
    }
  );
};

const certify = (): Wish | undefined => {
  const payment = pick([...payments.values()]);
  return (
    payment && {
      kind: 'certify',
      by: () => finance,
      method: 'POST',
      path: `/sapna/v1/payment/${payment.id}/tds-certificate`,
      body: { certificateNumber: randomUUID().slice(0, 12), certifiedOn: '2026-01-09' },
      took: keepPayment,
    }
  );
};

const refund = (): Wish | undefined => {
  const payment = pick([...payments.values()].filter(({ statusId }) => statusId === 6));
  return (
    payment && {
      kind: 'refund',
      by: () => agent,
      method: 'POST',
      path: '/sapna/refund',
      body: {
        paymentId: payment.id,
        amount: random.int(1, Math.ceil(payment.amount * 1.1)),
        reason: 'At random',
      },
      took: made => void refunds.push(made),
    }
  );
};

const payBack = (): Wish | undefined => {
  const asked = refunds.splice(random.int(0, Math.max(0, refunds.length - 1)), 1)[0];
  return (
    asked && {
      kind: 'pay back',
      by: () => finance,
      method: 'PUT',
      path: `/sapna/refund/${asked.id}`,
      body: { decision: 'approve', version: asked.version, reason: 'At random' },
    }
  );
};

const wishes: readonly (() => Wish | undefined)[] = [
  () => collect(6, false),
  () => collect(1, false),
  () => collect(6, true),
  () => collect(12, false),
  () => decide('clear'),
  () => decide('clear'),
  () => decide('clear'),
  () => decide('bounce'),
  () => decide('reject'),
  () => decide('revive'),
  certify,
  refund,
  payBack,
];

const count = (name: string): void => void outcomes.set(name, (outcomes.get(name) ?? 0) + 1);

let isUp: Promise<void> = Promise.resolve();

/** One operation; a broken connection is answered by the same request with the same key, as a browser would. */
const act = async (): Promise<void> => {
  const wish = pick(wishes)?.();
  if (!wish) return;
  const key = randomUUID();
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await isUp;
    const answer = await server
      .call(wish.by(), wish.method, wish.path, wish.body, { 'idempotency-key': key })
      .then(
        async got => ({ status: got.status, body: (await got.json()) as Payment }),
        () => undefined,
      );
    if (!answer) continue;
    if (answer.status >= 500) throw new Error(`${wish.kind}: ${JSON.stringify(answer.body)}`);
    count(`${wish.kind} ${answer.status === 200 ? 'done' : 'refused'}`);
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
  [agent, finance] = [await server.signIn('broker-agent'), await server.signIn('finance')];
  const rows = await rowsOf<Record<keyof Deal, string>>(`
    select o.id as "opportunityId", m.id as "milestoneId",
      m.amount_paise + m.gst_paise as "left"
    from milestones m join opportunities o on o.id = m.opportunity_id
    join users u on u.id = o.agent_id
    where u.email = 'broker-agent@example.com' and o.status_id <> 7`);
  deals = rows.map(({ opportunityId, milestoneId, left }) => ({
    opportunityId: Number(opportunityId),
    milestoneId: Number(milestoneId),
    left: Number(left),
  }));
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
      expect(deals.length).toBeGreaterThan(0);
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
      for (const kind of ['collect', 'advance', 'clear', 'bounce', 'refund'])
        expect([kind, did(kind) > 0]).toEqual([kind, true]);

      const wrong = {
        opportunities: await rowsOf(`
        select o.id from opportunities o left join ledger_entries e on e.opportunity_id = o.id
        group by o.id having o.collected_paise <> coalesce(sum(e.amount_paise), 0)`),
        wallets: await rowsOf(`
        select w.id from wallet_payments w left join wallet_entries e on e.wallet_payment_id = w.id
        group by w.id
        having w.remaining_paise <> coalesce(sum(e.amount_paise), 0) or w.remaining_paise < 0`),
        negative: await rowsOf('select id from opportunities where collected_paise < 0'),
        twice: await rowsOf(`
        select reverses_id from ledger_entries where reverses_id is not null
        group by reverses_id having count(*) > 1`),
      };
      expect(wrong).toEqual({ opportunities: [], wallets: [], negative: [], twice: [] });

      const sums = new Map(
        (
          await rowsOf<{ id: string; sum: string }>(
            'select payment_id as id, sum(amount_paise) as sum from ledger_entries group by payment_id',
          )
        ).map(({ id, sum }) => [Number(id), Number(sum)]),
      );
      for (const id of [...payments.keys()].slice(0, 2_000)) {
        const shown = await server.call(agent, 'GET', `/sapna/v1/payment-page/${id}`);
        const { booked } = (await shown.json()) as { booked: number };
        expect([id, booked]).toEqual([id, sums.get(id) ?? 0]);
      }
    },
    longest,
  );
});
