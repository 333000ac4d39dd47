import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, calls, opportunities } from '#backend/database/schema/index.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { startCalling, type CallingTest } from './startCalling.ts';

let test: CallingTest;
beforeAll(async () => {
  test = await startCalling();
  await test.online('agent');
});
afterAll(() => test.close());
afterEach(() => test.reset());

const own = () => test.held('agent').opportunityId;

/** A call that was answered and hung up; its outcome is to be said. */
const wrap = async (): Promise<number> => {
  await test.number('agent', 5);
  const { call } = await test.talk('agent');
  await test.act('agent', `calls/${call?.id}/hang-up`);
  return call?.id ?? 0;
};
const lose = (id: number) =>
  test.act('agent', `calls/${id}/disposition`, { caseReasonId: 4, notes: 'Sold it' });
const undo = (id: number) => test.by('agent').post(`/console/v1/calls/${id}/undo`, {});

describe('an outcome that ends the case', () => {
  it('frees the agent at once and is recorded after ten seconds, as what the agent said', async () => {
    const id = await wrap();
    const desk = await lose(id);
    expect(desk).toMatchObject({
      call: null,
      lead: null,
      ending: { callId: id, reasonName: 'Not interested', statusName: 'Lost' },
    });
    await test.pass(9);
    expect(await test.page('agent', own())).toMatchObject({ statusId: 1 });
    await test.pass(1);
    expect(await test.page('agent', own())).toMatchObject({ statusId: 6, bucket: 'lost' });
    expect((await test.desk('agent')).ending).toBeNull();
    const { db } = test.client;
    const [row] = await db.select().from(calls).where(eq(calls.id, id));
    expect(row).toMatchObject({
      state: 'ended',
      isAutoDisposed: false,
      dispositionReasonId: 4,
      notes: 'Sold it',
      draft: {},
    });
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, String(id)), eq(auditEntries.action, 'dispose-call')));
    expect(entry?.actorId).toBe(test.idOf('agent'));
    const late = await undo(id);
    expect([late.statusCode, refusal(late).message]).toEqual([
      409,
      'This outcome has already been recorded. Open the opportunity to change it.',
    ]);
  });

  it('is undone: the call waits for its outcome again, with what was typed', async () => {
    const id = await wrap();
    await lose(id);
    await test.pass(5);
    const desk = ok<Awaited<ReturnType<typeof test.desk>>>(await undo(id));
    expect(desk).toMatchObject({
      ending: null,
      call: { id, state: 'wrap-up', draft: { caseReasonId: 4, notes: 'Sold it' } },
      lead: { opportunityId: own() },
    });
    await test.pass(20);
    expect(await test.page('agent', own())).toMatchObject({ statusId: 1 });
    const fupTime = new Date(test.now().getTime() + 86_400_000).toISOString();
    await test.act('agent', `calls/${id}/disposition`, { caseReasonId: 1, fupTime });
    expect(await test.page('agent', own())).toMatchObject({ statusId: 1, caseStatusId: 44 });
  });

  it('is recorded before the next call of its agent, and can be undone no more', async () => {
    const id = await wrap();
    await lose(id);
    const { db } = test.client;
    await db
      .update(opportunities)
      .set({ agentId: test.idOf('agent') })
      .where(eq(opportunities.id, test.held('mate').opportunityId));
    await test.act('agent', 'calls', { opportunityId: test.held('mate').opportunityId });
    await db
      .update(opportunities)
      .set({ agentId: test.idOf('mate') })
      .where(eq(opportunities.id, test.held('mate').opportunityId));
    expect(await test.page('agent', own())).toMatchObject({ statusId: 6 });
    expect((await undo(id)).statusCode).toBe(409);
  });

  it('takes no other draft, no more time and no second outcome meanwhile', async () => {
    const id = await wrap();
    await lose(id);
    const refused = [
      await test.by('agent').put(`/console/v1/calls/${id}/draft`, { caseReasonId: 1 }),
      await test.by('agent').post(`/console/v1/calls/${id}/extend`, {}),
      await test.by('agent').post(`/console/v1/calls/${id}/disposition`, { caseReasonId: 9 }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
    expect((await test.by('mate').post(`/console/v1/calls/${id}/undo`, {})).statusCode).toBe(404);
  });

  it('other outcomes are recorded at once', async () => {
    const id = await wrap();
    const fupTime = new Date(test.now().getTime() + 3_600_000).toISOString();
    const desk = await test.act('agent', `calls/${id}/disposition`, { caseReasonId: 3, fupTime });
    expect(desk.ending).toBeNull();
    expect(await test.page('agent', own())).toMatchObject({ caseStatusId: 44 });
    expect((await undo(id)).statusCode).toBe(409);
  });
});

it('the desk shows what people wrote about the case, once', async () => {
  const words = 'Speaks Marathi, call after lunch';
  ok(await test.by('agent').put(`/mystique/v1/soc/${own()}`, { comment: words }));
  const id = await wrap();
  const fupTime = new Date(test.now().getTime() + 3_600_000).toISOString();
  await test.act('agent', `calls/${id}/disposition`, {
    caseReasonId: 3,
    fupTime,
    notes: 'Driving',
  });
  const { lead } = await test.talk('agent');
  expect(lead?.comments.map(({ text }) => text)).toEqual([words]);
  expect(lead?.history.map(({ notes }) => notes)).not.toContain(words);
  expect(lead?.history.map(({ notes }) => notes)).toContain('Driving');
});
