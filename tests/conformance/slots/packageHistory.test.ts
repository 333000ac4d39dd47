import { desc, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { slotLeads, slots } from '#backend/database/schema/index.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';

interface Entry {
  readonly slotId: number;
  readonly status: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly buyLeads: number;
}
type History = Readonly<Record<'upcoming' | 'live' | 'expired', Entry[]>>;

const today = '2026-11-20';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ services: { now: () => new Date(`${today}T06:00:00.000Z`) } });
});
afterAll(() => test.close());

/** The seller with most slots. */
const seller = async (): Promise<string> => {
  const [row] = await test.client.db
    .select({ uuid: slots.profileUuid })
    .from(slots)
    .where(isNotNull(slots.profileUuid))
    .groupBy(slots.profileUuid)
    .orderBy(desc(sql`count(*)`))
    .limit(1);
  return row?.uuid ?? '';
};

const historyOf = async (uuid: string): Promise<History> => {
  const viewer = await test.as('lookup-view');
  const query = { profile_uuid: uuid };
  return (await viewer.get('/sapna/v1/nivaas/helper/20', { query })).json<History>();
};

it('groups the sold slots of a seller as upcoming, live and expired, with their leads', async () => {
  const uuid = await seller();
  const history = await historyOf(uuid);
  const all = Object.values(history).flat();
  expect(all.length).toBeGreaterThan(0);
  for (const { startDate } of history.upcoming) expect(startDate > today).toBe(true);
  for (const { startDate, endDate } of history.live)
    expect(startDate <= today && today <= endDate).toBe(true);
  for (const [group, entries] of Object.entries(history))
    for (const entry of entries) expect(entry.status).toBe(group);
  const rows = await test.client.db
    .select({ id: slots.id, state: slots.state, leads: slotLeads.buyLeads })
    .from(slots)
    .leftJoin(slotLeads, eq(slotLeads.slotId, slots.id))
    .where(eq(slots.profileUuid, uuid));
  const sold = rows.filter(({ state }) => ['booked', 'live', 'stopped', 'ended'].includes(state));
  expect(new Map(all.map(({ slotId, buyLeads }) => [slotId, buyLeads]))).toEqual(
    new Map(sold.map(({ id, leads }) => [id, leads ?? 0])),
  );
});

it('a seller without slots has none, and what is no profile is refused', async () => {
  expect(await historyOf('0b6f3d3c-7d53-4a62-9a0f-3f0f6f5a1e11')).toEqual({
    upcoming: [],
    live: [],
    expired: [],
  });
  const admin = await test.as('admin');
  expect((await admin.get('/sapna/v1/nivaas/helper/20')).statusCode).toBe(422);
});
