import { eq, isNotNull } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, builders, opportunities, projects } from '#backend/database/schema/index.ts';
import { inactiveAccountMessage } from '#contract/domain/accounts/accountStatus.ts';
import { ok, startTakeovers, type Fields, type Takeovers } from '../slots/startTakeovers.ts';

/*
 * Anyone whom a slot is for, as seller or as the builder whom it promotes, is held by the policy of closed clients (record
 * 0220).
 */

let test: Takeovers;
let builder = { id: 0, accountId: 0, uuid: '', projectId: 0 };
beforeAll(async () => {
  test = await startTakeovers();
  const [found] = await test.client.db
    .select({
      id: builders.id,
      accountId: accounts.id,
      uuid: accounts.uuid,
      projectId: projects.id,
    })
    .from(builders)
    .innerJoin(accounts, eq(accounts.id, builders.accountId))
    .innerJoin(projects, eq(projects.builderId, builders.id))
    .where(isNotNull(builders.accountId))
    .limit(1);
  if (!found) throw new Error('The demo data have a builder with an account');
  builder = found;
  await setStatus(1);
});
afterAll(() => test.close());

const setStatus = async (statusId: number) => {
  await test.client.db
    .update(accounts)
    .set({ statusId, isSubBroker: false })
    .where(eq(accounts.id, builder.accountId));
};
const names = (): Readonly<Record<string, Fields>> => ({
  'as its seller': { supply_user_uuid: builder.uuid },
  'by a project': { entity_type_id: 2, entity_id: builder.projectId },
  'as a builder': { entity_type_id: 3, entity_id: builder.id },
  'by an entity without a type': { entity_id: builder.projectId },
});
const isClosed = (answer: LightMyRequestResponse) => {
  expect([answer.statusCode, answer.body]).toEqual([
    409,
    expect.stringContaining(inactiveAccountMessage),
  ]);
};

describe('a slot for a builder whose account is inactive or deleted', () => {
  it.each(['as its seller', 'by a project', 'as a builder', 'by an entity without a type'])(
    'is neither drafted nor changed nor booked when it names them %s',
    async way => {
      const fields = names()[way] ?? {};
      const draft = ok(await test.create({ is_draft: true, ...fields }));
      const empty = ok(await test.create({ is_draft: true }));
      for (const statusId of [5, 6]) {
        await setStatus(statusId);
        isClosed(await test.create({ is_draft: true, ...fields }));
        isClosed(await test.update(empty.id, { version: 1, ...fields }));
        // An entity without a type means nobody yet.
        if (way === 'by an entity without a type') continue;
        isClosed(await test.update(draft.id, { version: 1, notes: 'Later' }));
        isClosed(await test.update(draft.id, { version: 1, is_draft: false }));
      }
      await setStatus(1);
      expect(ok(await test.update(draft.id, { version: 1, notes: 'Later' })).version).toBe(2);
    },
  );
});

it('a deal of such an account is not told as one that can be edited', async () => {
  const [deal] = await test.client.db.select().from(opportunities).limit(1);
  if (!deal) throw new Error('The demo data have deals');
  const { db } = test.client;
  await db
    .update(opportunities)
    .set({ statusId: 1, line: 'broker' })
    .where(eq(opportunities.id, deal.id));
  const admin = await test.as('admin');
  const told = async (statusId: number) => {
    await db.update(accounts).set({ statusId }).where(eq(accounts.id, deal.accountId));
    const { results } = ok<{ results: { isEditable: boolean }[] }>(
      await admin.get('/sapna/v2/opportunity', { query: { filters: `id==${deal.id}` } }),
    );
    const milestones = ok<{ results: { isEditable: boolean }[] }>(
      await admin.get('/console/v1/milestones', { query: { opportunityId: String(deal.id) } }),
    );
    return [...results, ...milestones.results].map(row => row.isEditable);
  };
  expect(new Set(await told(1))).toEqual(new Set([true]));
  for (const statusId of [5, 6]) expect(new Set(await told(statusId))).toEqual(new Set([false]));
});
