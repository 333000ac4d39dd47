import { and, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  agentCities,
  approvalHistory,
  approvalTasks,
  notifications,
  records,
  users,
} from '#backend/database/schema/index.ts';
import { escalateApprovals } from '#backend/services/approvals/escalateApprovals.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startApprovals, type Answer, type Approvals } from './startApprovals.ts';

/* Whoever does not answer for two working days hands over to their manager (decision record 0120). */

let test: Approvals;
let clock: () => Date;
beforeAll(async () => {
  test = await startApprovals();
  clock = test.services.now;
  const { db } = test.client;
  await db.update(approvalTasks).set({ escalatedAt: sql`'2030-01-01'::timestamptz` });
  await db
    .update(users)
    .set({ parentId: test.idOf('keeper') })
    .where(eq(users.id, test.idOf('lead')));
});
afterAll(() => test.close());
beforeEach(() => {
  test.services.now = clock;
});

const at = (text: string) => new Date(`2026-11-${text}:00.000+05:30`);
const asked = async () => {
  const part = await test.discounted(10);
  const id = await test.contested(part, [test.idOf('lead'), test.idOf('otherLead')]);
  await test.client.db
    .update(approvalTasks)
    .set({ updatedAt: at('23T12:00') })
    .where(eq(approvalTasks.approvalRequestId, id));
  return id;
};
const told = async (id: number) =>
  (
    await test.client.db
      .select({ userId: notifications.userId, title: notifications.title })
      .from(notifications)
      .where(and(eq(notifications.entity, 'approvals'), eq(notifications.entityId, String(id))))
  ).filter(({ title }) => title.includes('has not answered'));
const round = async (moment: string) => {
  test.services.now = () => at(moment);
  await escalateApprovals(test.services);
  await escalateApprovals(test.services);
  test.services.now = clock;
};

it('lets the manager of whoever is asked answer in their place after two working days', async () => {
  const id = await asked();
  await round('25T11:59');
  expect(await told(id)).toEqual([]);
  expect((await test.details(test.by('keeper'), id)).task).toBeNull();
  await round('25T20:00');
  expect(await told(id)).toEqual([]);
  await round('25T12:00');
  const [notice, ...more] = await told(id);
  expect([notice?.userId, more]).toEqual([test.idOf('keeper'), []]);
  expect(notice?.title).toMatch(
    /^Discount approval: .*lead.* has not answered\. You can answer for them$/i,
  );
  const { task } = await test.details(test.by('keeper'), id);
  expect(task?.onBehalfOfName).toMatch(/lead/i);
  const waiting = ok<{ results: { id: number }[] }>(
    await test.by('keeper').get('/sapna/v1/approval/all-approvals', {
      query: { waitsForMe: 'true', pageSize: 100 },
    }),
  );
  expect(waiting.results.map(one => one.id)).toContain(id);
  ok<Answer>(await test.by('keeper').post('/sapna/v3/task', { taskKey: task?.taskKey }));
  const [entry] = await test.client.db
    .select()
    .from(approvalHistory)
    .where(eq(approvalHistory.approvalRequestId, id))
    .orderBy(desc(approvalHistory.id))
    .limit(1);
  expect(entry).toMatchObject({ userId: test.idOf('keeper'), onBehalfOfId: test.idOf('lead') });
});

it('rests on public holidays where the person who is asked works', async () => {
  const { db } = test.client;
  const first = (await db.execute(sql`select id from cities order by id limit 1`)) as {
    rows: { id: string }[];
  };
  const [worked] = first.rows;
  const { rows } = (await db.execute(
    sql`insert into agent_branch_mappings (user_id) values (${test.idOf('lead')})
      on conflict (user_id) do update set user_id = excluded.user_id returning id`,
  )) as { rows: { id: string }[] };
  await db.insert(agentCities).values({
    agentBranchMappingId: Number(rows[0]?.id),
    cityId: Number(worked?.id),
  });
  const [state] = (
    (await db.execute(sql`select state.gst_code as code from cities town
      join states state on state.id = town.state_id where town.id = ${Number(worked?.id)}`)) as {
      rows: { code: string }[];
    }
  ).rows;
  await db.insert(records).values({
    resource: 'public-holidays',
    data: { day: '2026-11-24', name: 'Guru Nanak Jayanti', states: [state?.code ?? ''] },
  });
  const id = await asked();
  await round('25T12:00');
  expect(await told(id)).toEqual([]);
  await round('26T12:00');
  expect(await told(id)).toHaveLength(1);
});

it('passes over whoever asked, left or is asked as well, and tells nobody where nobody is above', async () => {
  const { db } = test.client;
  await db.delete(records).where(eq(records.resource, 'public-holidays'));
  const keeper = eq(users.id, test.idOf('keeper'));
  await db.update(users).set({ status: 0 }).where(keeper);
  const id = await asked();
  await round('25T12:00');
  expect(await told(id)).toEqual([]);
  const tasks = await db
    .select()
    .from(approvalTasks)
    .where(eq(approvalTasks.approvalRequestId, id));
  expect(tasks.filter(({ status }) => status === 'open')).toMatchObject(
    tasks
      .filter(({ status }) => status === 'open')
      .map(() => ({ escalatedAt: at('25T12:00'), escalatedTo: null })),
  );
  await db.update(users).set({ status: 1 }).where(keeper);
});
