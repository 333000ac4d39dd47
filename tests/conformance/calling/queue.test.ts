import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAudit } from '#backend/audit/createAudit.ts';
import type { Actor } from '#backend/calls/Actor.ts';
import { againAfterClash } from '#backend/calls/againAfterClash.ts';
import { opportunities, queueLeases, users } from '#backend/database/schema/index.ts';
import { pullNext } from '#backend/services/calling/desk/pullNext.ts';
import { releaseLease } from '#backend/services/calling/lease.ts';
import { writePresence } from '#backend/services/calling/presence.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';

const agentCount = 200;
const pulls = 25;
const leadCount = 1000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const actorOf = (id: number): Actor => ({
  id,
  email: '',
  firstName: '',
  lastName: '',
  grants: [],
  roleCodes: ['tenant-agent'],
  roleVersion: 1,
  session: { id: 0, csrfToken: '' },
});

it(`T106 ${agentCount} agents who pull ${pulls} times from ${leadCount} leads never hold the same`, async () => {
  const { db } = test.client;
  const made = await db
    .insert(users)
    .values(
      Array.from({ length: agentCount }, (_, at) => ({
        email: `pull-${at}@example.com`,
        firstName: `A${at}`,
      })),
    )
    .returning({ id: users.id });
  await db
    .update(opportunities)
    .set({ fupTime: sql`'2040-01-01'::timestamptz` })
    .where(eq(opportunities.line, 'tenant'));
  const leads = await db
    .insert(opportunities)
    .values(
      Array.from({ length: leadCount }, (_, at) => ({
        name: `Lead ${at}`,
        line: 'tenant' as const,
        accountId: 1,
      })),
    )
    .returning({ id: opportunities.id });
  await db.execute(sql`update accounts set is_dnd = false where id = 1`);
  for (const { id } of made)
    await writePresence({ db, services: test.services }, id, { status: 1, onlineStatus: 'Online' });

  const held = new Set<number>();
  const doubled: number[] = [];
  let found = 0;
  const pull = async (id: number): Promise<void> => {
    for (let turn = 0; turn < pulls; turn += 1) {
      const lease = await againAfterClash(() =>
        db.transaction(async tx => {
          const audit = createAudit(tx, { id }, { id: randomUUID(), surface: 'job' });
          return pullNext({ db: tx, actor: actorOf(id), audit, services: test.services }, 'tenant');
        }),
      );
      if (!lease) continue;
      found += 1;
      if (held.has(lease.opportunityId)) doubled.push(lease.opportunityId);
      held.add(lease.opportunityId);
      // Disposed of: it waits for a later day from now on.
      await db
        .update(opportunities)
        .set({ fupTime: sql`'2040-01-01'::timestamptz` })
        .where(eq(opportunities.id, lease.opportunityId));
      await releaseLease(db, id, test.services.now(), 'disposed');
    }
  };
  await Promise.all(made.map(({ id }) => pull(id)));

  expect(doubled).toEqual([]);
  expect(found).toBe(leadCount);
  const leases = await db
    .select({ opportunityId: queueLeases.opportunityId })
    .from(queueLeases)
    .where(
      inArray(
        queueLeases.opportunityId,
        leads.map(({ id }) => id),
      ),
    );
  expect(new Set(leases.map(({ opportunityId }) => opportunityId)).size).toBe(leases.length);
}, 240_000);

it('says so when none is there, to the letter', async () => {
  const agent = await test.as('tenant-agent');
  await test.client.db
    .update(opportunities)
    .set({ fupTime: sql`'2040-01-01'::timestamptz` })
    .where(eq(opportunities.line, 'tenant'));
  await agent.put('/sapphire/v1/agents/status', { status: 1 });
  const answer = await agent.get('/mystique/v1/soc/pull/tenant');
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    404,
    'No opportunity available to pull',
  ]);
});
