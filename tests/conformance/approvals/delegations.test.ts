import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  approvalDelegations,
  approvalHistory,
  approvalTasks,
  notifications,
} from '#backend/database/schema/index.ts';
import { remindApprovers } from '#backend/services/approvals/remindApprovers.ts';
import { type Rows } from '../accounts/startClients.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { startApprovals, type Answer, type Approvals } from './startApprovals.ts';
import { testNow } from '#tests/support/server/template.ts';

interface Delegation {
  id: number;
  version: number;
  userId: number;
  userName: string;
  delegateId: number;
}

let test: Approvals;
beforeAll(async () => {
  test = await startApprovals();
});
afterAll(() => test.close());

const from = (hours: number) => new Date(testNow().getTime() + hours * 3_600_000).toISOString();
const path = '/console/v1/approval-delegations';
const name = (who: string, to: string, start = -1, end = 24) =>
  test.by(who).post(path, {
    delegateId: test.idOf(to),
    startsAt: from(start),
    endsAt: from(end),
  });
const clear = () => test.client.db.delete(approvalDelegations);
const remove = (who: string, { id, version }: Delegation) =>
  test.by(who).call('DELETE', `${path}/${id}`, { query: { version: String(version) } });

describe('a delegation', () => {
  it('lets B answer for A inside the window, and history names both', async () => {
    await clear();
    const part = await test.discounted(10);
    const id = await test.contested(part, [test.idOf('lead'), test.idOf('otherLead')]);
    expect((await test.details(test.by('mate'), id)).task).toBeNull();
    ok(await name('lead', 'mate'));
    const { task } = await test.details(test.by('mate'), id);
    expect(task?.onBehalfOfName).toMatch(/lead/i);
    ok<Answer>(await test.by('mate').post('/sapna/v3/task', { taskKey: task?.taskKey }));
    const [entry] = await test.client.db
      .select()
      .from(approvalHistory)
      .where(eq(approvalHistory.approvalRequestId, id))
      .orderBy(desc(approvalHistory.id))
      .limit(1);
    expect(entry).toMatchObject({ userId: test.idOf('mate'), onBehalfOfId: test.idOf('lead') });
  });

  it.each([
    ['before it begins', 1, 24],
    ['after its end', -24, -1],
  ])('gives nothing %s', async (_title, start, end) => {
    await clear();
    const part = await test.discounted(10);
    const id = await test.contested(part, [test.idOf('lead'), test.idOf('otherLead')]);
    await test.client.db.insert(approvalDelegations).values({
      userId: test.idOf('lead'),
      delegateId: test.idOf('mate'),
      startsAt: new Date(from(start)),
      endsAt: new Date(from(end)),
    });
    expect((await test.details(test.by('mate'), id)).task).toBeNull();
  });

  it('never lets the requester decide their own request', async () => {
    await clear();
    const part = await test.discounted(10);
    const id = await test.contested(part, [test.idOf('lead'), test.idOf('otherLead')]);
    ok(await name('lead', 'agent'));
    const [task] = await test.client.db
      .select()
      .from(approvalTasks)
      .where(eq(approvalTasks.approvalRequestId, id));
    const answer = await test.by('agent').post('/sapna/v3/task', { taskKey: task?.taskKey });
    expect(answer.statusCode).toBe(403);
  });

  it.each([
    ['oneself', 'lead', 'lead', -1, 24, '/delegateId self'],
    ['an end before the beginning', 'lead', 'mate', 5, 4, '/endsAt order'],
    ['an end that is over', 'lead', 'mate', -5, -1, '/endsAt past'],
  ])('is refused for %s', async (_title, who, to, start, end, fault) => {
    await clear();
    expect(refusal(await name(who, to, start, end)).errors).toEqual([fault]);
  });

  it('has no two at a time, no chains and no gaps', async () => {
    await clear();
    ok(await name('lead', 'mate', 0, 24));
    expect(refusal(await name('lead', 'otherLead', 12, 48)).errors).toEqual(['/startsAt overlap']);
    ok(await name('lead', 'otherLead', 24, 48));
    expect(refusal(await name('stranger', 'lead', 12, 13)).errors).toEqual(['/delegateId chain']);
    expect(refusal(await name('mate', 'stranger', 12, 13)).errors).toEqual(['/startsAt chain']);
    ok(await name('mate', 'stranger', 24, 30));
  });

  it('of two at the same moment is one', async () => {
    await clear();
    const answers = await Promise.all([name('lead', 'mate'), name('lead', 'otherLead')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  });

  it('is read by both, changed and removed by the one who made it', async () => {
    await clear();
    const made = ok<Delegation>(await name('lead', 'mate'));
    expect(made).toMatchObject({ userId: test.idOf('lead'), delegateId: test.idOf('mate') });
    const read = async (who: string) =>
      ok<Rows<Delegation>>(await test.by(who).get(path)).results.map(({ id }) => id);
    expect(await Promise.all(['lead', 'mate', 'otherLead', 'keeper'].map(read))).toEqual([
      [made.id],
      [made.id],
      [],
      [],
    ]);
    for (const who of ['mate', 'otherLead', 'keeper']) {
      const change = { version: made.version, endsAt: from(48) };
      expect((await test.by(who).put(`${path}/${made.id}`, change)).statusCode).toBe(404);
    }
    const removedBy = async (who: string) => {
      await remove(who, made);
      const [row] = await test.client.db.select().from(approvalDelegations);
      return row?.deletedAt !== null;
    };
    expect(await removedBy('mate')).toBe(false);
    expect(await removedBy('otherLead')).toBe(false);
    const changed = ok<Delegation>(
      await test.by('lead').put(`${path}/${made.id}`, { version: made.version, endsAt: from(48) }),
    );
    ok(await remove('lead', changed));
    expect(await read('mate')).toEqual([]);
  });
});

describe('reminders', () => {
  const reminded = async (who: string) => {
    const rows = await test.client.db
      .select({ title: notifications.title })
      .from(notifications)
      .where(eq(notifications.userId, test.idOf(who)));
    return rows.filter(({ title }) => title.includes('still waiting')).length;
  };

  it('come once after a working day, to approver and delegate, and not at night', async () => {
    await clear();
    const clock = test.services.now;
    // All that the demo data left open was reminded of already.
    await test.client.db.update(approvalTasks).set({ remindedAt: sql`'2030-01-01'::timestamptz` });
    const part = await test.discounted(10);
    const id = await test.contested(part, [test.idOf('lead'), test.idOf('otherLead')]);
    const monday = (text: string) => new Date(`2026-11-${text}:00.000+05:30`);
    await test.client.db
      .update(approvalTasks)
      .set({ updatedAt: monday('23T12:00'), remindedAt: null })
      .where(eq(approvalTasks.approvalRequestId, id));
    await test.client.db.insert(approvalDelegations).values({
      userId: test.idOf('lead'),
      delegateId: test.idOf('mate'),
      startsAt: monday('23T00:00'),
      endsAt: monday('26T00:00'),
    });
    const counts: number[][] = [];
    for (const moment of ['23T20:00', '24T11:59', '24T12:00', '24T12:01', '25T11:59', '25T12:00']) {
      test.services.now = () => monday(moment);
      // Two processes at once, or a restart: one of them reminds.
      await remindApprovers(test.services);
      await remindApprovers(test.services);
      counts.push(await Promise.all(['lead', 'mate', 'otherLead'].map(reminded)));
    }
    test.services.now = clock;
    expect(counts).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
      [2, 2, 2],
    ]);
  });

  it('are searched by words, a number among them', async () => {
    for (const search of ['a', '(0)98123-40077'])
      for (const sort of ['match', '-endsAt']) {
        const answer = await test.by('lead').get(path, { query: { search, sort } });
        expect(answer.statusCode, answer.body).toBe(200);
      }
  });
});
