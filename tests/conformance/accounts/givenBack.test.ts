import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, opportunities } from '#backend/database/schema/index.ts';
import { startClients, type Clients } from './startClients.ts';
import { ok } from '#tests/support/server/ok.ts';

let test: Clients;
beforeAll(async () => {
  test = await startClients();
});
afterAll(() => test.close());

const screens = [
  {
    resource: 'accounts',
    table: accounts,
    path: '/sapna/v1/account/mass-update-assignment',
    body: (id: number) => ({ accountIds: [id] }),
    idOf: () => test.held('agent').id,
  },
  {
    resource: 'opportunities',
    table: opportunities,
    path: '/sapna/v1/opportunity/mass-update-assignment',
    body: (id: number) => ({ opportunityIds: [id] }),
    idOf: () => test.held('mate').opportunityId,
  },
] as const;

it.each(screens)(
  '$resource go back by an undo to whoever had them, whom the person could not choose',
  async ({ resource, table, path, body, idOf }) => {
    const { db } = test.client;
    const id = idOf();
    const agentOf = async () =>
      (await db.select({ agentId: table.agentId }).from(table).where(eq(table.id, id)))[0]?.agentId;
    const give = (to: string) =>
      test.by('lead').put(path, { ...body(id), agentId: test.idOf(to), reason: 'Load balancing' });
    await db
      .update(table)
      .set({ agentId: test.idOf('stranger') })
      .where(eq(table.id, id));
    const { batchId } = ok<{ batchId: string }>(await give('trainee'));
    expect(await agentOf()).toBe(test.idOf('trainee'));
    expect((await give('stranger')).statusCode).toBe(422);
    const undone = await test
      .by('lead')
      .post('/console/v1/undo', { resource, requestIds: [batchId] });
    expect(ok<{ results: unknown }>(undone).results).toEqual([
      { id: String(id), status: 'undone' },
    ]);
    expect(await agentOf()).toBe(test.idOf('stranger'));
  },
);
