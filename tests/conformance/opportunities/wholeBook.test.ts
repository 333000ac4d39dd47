import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, it, expect } from 'vitest';
import { accounts, opportunities } from '#backend/database/schema/index.ts';
import { isPossibleIn } from '#contract/domain/clients/staysPossible.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startDeals, type Deals } from './startDeals.ts';

let test: Deals;
beforeAll(async () => {
  test = await startDeals();
});
afterAll(() => test.close());

it('the book of somebody who leaves is moved whole: deals of closed accounts and owners’ deals in 8 too', async () => {
  const { db } = test.client;
  const leaver = test.idOf('agent');
  const { id: accountId } = test.held('agent');
  const deal = async (set: Partial<typeof opportunities.$inferInsert>) => {
    const { id } = await test.log('agent', { name: `Book ${set.statusId}` });
    await db.update(opportunities).set(set).where(eq(opportunities.id, id));
    return id;
  };
  const open = await deal({ statusId: 1 });
  const linkSent = await deal({ line: 'owner', statusId: 8 });
  const lost = await deal({ statusId: 6 });
  await db.update(accounts).set({ statusId: 5 }).where(eq(accounts.id, accountId));
  try {
    ok(
      await test.by('keeper').put('/sapna/v1/opportunity/migration', {
        fromAgentId: leaver,
        agentId: test.idOf('stranger'),
      }),
    );
    const agentOf = async (id: number) =>
      (await db.select().from(opportunities).where(eq(opportunities.id, id)))[0]?.agentId;
    expect(await agentOf(open)).toBe(test.idOf('stranger'));
    expect(await agentOf(linkSent)).toBe(test.idOf('stranger'));
    expect(await agentOf(lost)).toBe(leaver);
    expect(isPossibleIn('opportunities.migrate', 'gone')).toBe(true);
  } finally {
    await db.update(accounts).set({ statusId: 1 }).where(eq(accounts.id, accountId));
  }
});
