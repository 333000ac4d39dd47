import { and, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, opportunities } from '#backend/database/schema/index.ts';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { ok } from '#tests/support/server/ok.ts';
import { runDeal } from './runDeal.ts';
import { startBooks } from './startBooks.ts';

type Statement = AnswerOf<CallOf<'statements.get'>>;

let world: Awaited<ReturnType<typeof startBooks>>;
beforeAll(async () => {
  world = await startBooks();
});
afterAll(() => world.test.close());

const always = { from: '2000-01-01', to: '2099-12-31' };
const path = (id: number, file = '') => `/console/v1/accounts/${id}/statement${file}`;
const read = async (id: number, query: Record<string, string> = always) =>
  ok<Statement>(await world.test.finance.get(path(id), { query }));

/** What the books say of an account, apart from the statement. */
const booksOf = async (id: number) => {
  const { rows } = (await world.test.client.db.execute(sql`
    select
      (select coalesce(sum(entry.amount_paise), 0) from ledger_entries entry
        join opportunities deal on deal.id = entry.opportunity_id where deal.account_id = ${id}) as ledger,
      (select coalesce(sum(collected_paise), 0) from opportunities where account_id = ${id}) as collected,
      (select coalesce(sum(remaining_paise), 0) from wallet_payments where account_id = ${id}) as wallet,
      (select coalesce(sum(case bill.kind when 'credit-note' then -1 else 1 end * bill.total_paise), 0)
        from invoices bill join milestones part on part.id = bill.milestone_id
        join opportunities deal on deal.id = part.opportunity_id
        where deal.account_id = ${id} and bill.kind in ('tax', 'digislate', 'credit-note') and bill.status = 'issued') as billed
    `)) as { rows: Record<'ledger' | 'collected' | 'wallet' | 'billed', string>[] };
  const [row] = rows;
  return {
    ledger: Number(row?.ledger),
    collected: Number(row?.collected),
    wallet: Number(row?.wallet),
    billed: Number(row?.billed),
  };
};

const dealOf = async (id: number) => {
  const { db } = world.test.client;
  const [deal] = await db.select().from(opportunities).where(eq(opportunities.id, id));
  if (!deal) throw new Error(`Deal ${id} is there`);
  return deal;
};

const amountOf = ({ because }: Statement, reason: string): number =>
  because.find(one => one.reason === reason)?.amount ?? 0;

/** What holds of every statement, whatever the days. */
const checkStatement = (told: Statement): void => {
  let { owed, wallet } = told.opening;
  for (const line of told.lines) {
    owed += line.debit - line.credit;
    wallet += line.walletChange;
    expect([line.balance, line.wallet]).toEqual([owed, wallet]);
    expect(Math.min(line.debit, line.credit)).toBe(0);
    expect(line.day >= told.from && line.day <= told.to).toBe(true);
    expect(line.wallet, 'a wallet is never below zero').toBeGreaterThanOrEqual(0);
  }
  expect(told.closing).toEqual({ owed, wallet });
  expect(told.opening.owed + told.debit - told.credit).toBe(told.closing.owed);
  expect(told.billed - told.collected).toBe(told.closing.owed);
  expect(amountOf(told, 'unpaid') - amountOf(told, 'unbilled')).toBe(told.closing.owed);
  expect(told.collected + amountOf(told, 'later')).toBe(told.collectedNow);
};

describe('the statement of an account', () => {
  it.each([0, 10, 20])(
    'agrees with its ledger, wallet and invoices to the paisa; random deals from seed %i',
    async from => {
      const seeds = Array.from({ length: 4 }, (_, at) => `statement ${from + at}`);
      await Promise.all(seeds.map(seed => runDeal(world, seed)));
      const { id } = world.test.held('agent');
      const told = await read(id);
      const books = await booksOf(id);
      checkStatement(told);
      expect(told).toMatchObject({
        opening: { owed: 0, wallet: 0 },
        closing: { wallet: books.wallet },
        collected: books.ledger,
        collectedNow: books.collected,
      });
      expect(told.closing.owed).toBe(books.billed - books.ledger);
    },
    120_000,
  );

  it('of every account of the demo agrees with its books, cut at any day', async () => {
    const { db } = world.test.client;
    const busy = await db
      .selectDistinct({ id: opportunities.accountId })
      .from(opportunities)
      .where(sql`${opportunities.collectedPaise} > 0`)
      .orderBy(opportunities.accountId)
      .limit(60);
    for (const { id } of busy) {
      const whole = await read(id);
      const books = await booksOf(id);
      checkStatement(whole);
      expect([whole.collected, whole.closing.wallet]).toEqual([books.ledger, books.wallet]);
      const middle = whole.lines[Math.floor(whole.lines.length / 2)]?.day ?? '2026-01-01';
      const until = await read(id, { from: '2000-01-01', to: middle });
      const since = await read(id, { from: middle, to: '2099-12-31' });
      checkStatement(until);
      checkStatement(since);
      const [before] = since.lines;
      expect(since.closing).toEqual(whole.closing);
      expect(until.lines.filter(({ day }) => day < middle).at(-1)?.balance ?? 0).toBe(
        since.opening.owed,
      );
      expect(before === undefined || before.day >= middle).toBe(true);
    }
  }, 120_000);

  it('is of the running financial year without days, and refuses them in the wrong order', async () => {
    const { id } = world.test.held('agent');
    const { from, to } = await read(id, {});
    expect(from).toMatch(/-04-01$/);
    expect(to > from).toBe(true);
    const wrong = await world.test.finance.get(path(id), {
      query: { from: '2026-02-01', to: '2026-01-01' },
    });
    expect(wrong.statusCode).toBe(422);
  });

  it('is of those who may open the account; deals of colleagues have amounts without names', async () => {
    const { test } = world;
    const { id } = test.held('agent');
    expect((await test.by('stranger').get(path(id))).statusCode).toBe(404);
    expect((await test.by('stranger').get(path(id, '/csv'))).statusCode).toBe(404);
    expect((await test.by('stranger').get(path(id, '/pdf'))).statusCode).toBe(404);
    expect((await test.anonymous.get(path(id))).statusCode).toBe(401);
    const own = ok<Statement>(await test.by('agent').get(path(id), { query: always }));
    expect(own.lines.every(({ isReadable }) => isReadable)).toBe(true);
    // Whoever works one deal of an account may open the account, and of its deals that one.
    const { agentId } = await dealOf(test.held('stranger').opportunityId);
    const [first] = own.lines.filter(({ opportunityName }) => opportunityName !== null);
    const ofFirst = like(opportunities.name, `%${first?.opportunityName ?? ''}`);
    await test.client.db
      .update(opportunities)
      .set({ agentId })
      .where(and(eq(opportunities.accountId, id), ofFirst));
    const less = ok<Statement>(await test.by('stranger').get(path(id), { query: always }));
    expect(less.closing).toEqual(own.closing);
    const names = less.lines.map(({ opportunityName }) => opportunityName);
    expect(new Set(names)).toEqual(new Set([first?.opportunityName, null]));
    for (const line of less.lines.filter(({ isReadable }) => !isReadable))
      expect([line.reference, line.opportunityName, line.recordId]).toEqual([null, null, null]);
  });

  it('is a PDF, and a CSV whose rows are the lines between both balances', async () => {
    const { test } = world;
    const { id } = test.held('agent');
    const told = await read(id);
    const pdf = await test.finance.get(path(id, '/pdf'), { query: always });
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const csv = await test.finance.get(path(id, '/csv'), { query: always });
    expect(csv.headers['content-disposition']).toContain(`statement-${id}-2000-01-01`);
    const rows = csv.body.trim().split('\r\n');
    expect(rows).toHaveLength(told.lines.length + 3);
    expect(rows.at(-1)).toMatch(/Closing balance,,,/);
    expect(rows.at(-1)).toContain((told.closing.owed / 100).toFixed(2));
    const [account] = await test.client.db.select().from(accounts).where(eq(accounts.id, id));
    expect(told.accountName).toBe(account?.name);
  });
});
