import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { events, notifications } from '#backend/database/schema/index.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startApprovals, type Approvals } from '../approvals/startApprovals.ts';

let test: Approvals;
beforeAll(async () => {
  test = await startApprovals();
});
afterAll(() => test.close());

interface Recent {
  unread: number;
  results: {
    id: number;
    kind: string;
    title: string;
    link: string | null;
    readAt: string | null;
  }[];
}

const recent = async (by: Caller): Promise<Recent> =>
  ok<Recent>(await by.get('/sapna/sse/paymentNotifications/recent'));

const read = (by: Caller, ids: string) =>
  by.call('PUT', '/sapna/sse/paymentNotifications/read', { query: { notificationIds: ids } });

it('the person who is asked hears of it at once, and finds it under the bell until it is read', async () => {
  const before = await recent(test.reviewer);
  const id = await test.ask((await test.discounted(25)).id);
  const after = await recent(test.reviewer);
  expect(after.unread).toBe(before.unread + 1);
  const [newest] = after.results;
  expect(newest).toMatchObject({
    kind: 'approval',
    title: 'Discount approval is waiting for you',
    titleHi: 'छूट की मंज़ूरी आपकी प्रतीक्षा में है',
    link: `/approval-details/${id}`,
    readAt: null,
  });
  const told = await test.client.db
    .select()
    .from(events)
    .where(eq(events.userId, await test.userId('broker-process-manager')));
  expect(told.map(({ topic, payload }) => [topic, (payload as { id: number }).id])).toContainEqual([
    'notices',
    newest?.id,
  ]);
  const marked = ok<{ unread: number }>(await read(test.reviewer, String(newest?.id)));
  expect(marked.unread).toBe(before.unread);
  expect((await recent(test.reviewer)).results[0]?.readAt).not.toBeNull();
});

it('nobody reads or marks what somebody else was told', async () => {
  await test.ask((await test.discounted(25)).id);
  const [mine] = (await recent(test.reviewer)).results;
  expect((await recent(test.by('stranger'))).results).toEqual([]);
  ok(await read(test.by('stranger'), String(mine?.id)));
  const [row] = await test.client.db
    .select({ readAt: notifications.readAt })
    .from(notifications)
    .where(eq(notifications.id, mine?.id ?? 0));
  expect(row?.readAt).toBeNull();
  expect((await read(test.reviewer, 'all')).statusCode).toBe(422);
});
