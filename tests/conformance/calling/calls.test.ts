import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  accountActivities,
  accounts,
  agentPresences,
  auditEntries,
  callEvents,
  calls,
  opportunities,
} from '#backend/database/schema/index.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { startCalling, type CallingTest } from './startCalling.ts';

let test: CallingTest;
beforeAll(async () => {
  test = await startCalling();
});
afterAll(() => test.close());

const later = (hours: number) => new Date(test.now().getTime() + hours * 3_600_000).toISOString();

afterEach(() => test.reset());

const own = () => test.held('agent').opportunityId;

describe('a call', () => {
  it('goes from the queue to its outcome, and the case with it', async () => {
    await test.number('agent', 5);
    expect(refusal(await test.by('agent').post('/console/v1/calling/pull', {})).message).toBe(
      'Go online before you pull the next case.',
    );
    await test.online('agent');
    const pulled = await test.act('agent', 'calling/pull');
    expect(pulled.lease?.opportunityId).toBe(own());
    expect((await test.act('agent', 'calling/pull')).lease).toEqual(pulled.lease);
    const dialled = await test.act('agent', 'calls', { opportunityId: own() });
    expect(dialled.call).toMatchObject({ state: 'dialling', outcomeId: null });
    await test.pass(8);
    expect((await test.desk('agent')).call).toMatchObject({ state: 'connected' });
    const id = dialled.call?.id ?? 0;
    expect((await test.act('agent', `calls/${id}/hold`, { isHeld: true })).call?.state).toBe(
      'on-hold',
    );
    expect((await test.act('agent', `calls/${id}/hold`, { isHeld: false })).call?.state).toBe(
      'connected',
    );
    const ended = await test.act('agent', `calls/${id}/hang-up`);
    expect(ended.call).toMatchObject({ state: 'wrap-up', outcomeId: 12 });
    const fupTime = later(24);
    const done = await test.act('agent', `calls/${id}/disposition`, {
      caseReasonId: 1,
      subReasonId: 102,
      fupTime,
      notes: 'Wants the link',
      isNextWanted: true,
    });
    expect(done).toMatchObject({ call: null, lease: null, isQueueEmpty: true });
    const { db } = test.client;
    const [row] = await db.select().from(calls).where(eq(calls.id, id));
    expect(row).toMatchObject({
      state: 'ended',
      dispositionReasonId: 1,
      subDispositionReasonId: 102,
      notes: 'Wants the link',
      isAutoDisposed: false,
      sourceId: 31,
      subType: 'Nivaas',
    });
    expect(await test.page('agent', own())).toMatchObject({ caseStatusId: 44, fupTime });
    const [activity] = await db
      .select()
      .from(accountActivities)
      .where(
        and(eq(accountActivities.opportunityId, own()), eq(accountActivities.activityType, 'Call')),
      );
    expect(activity).toMatchObject({ reasonName: 'Interested', notes: 'Wants the link' });
    const written = await db.select().from(auditEntries).where(eq(auditEntries.entity, 'calls'));
    expect(written.map(({ action }) => action)).toEqual([
      'call',
      'hold',
      'resume',
      'hang-up',
      'dispose-call',
    ]);
    const [presence] = await db
      .select()
      .from(agentPresences)
      .where(eq(agentPresences.userId, test.idOf('agent')));
    expect(presence).toMatchObject({
      callStatus: 'Idle',
      currentCallId: null,
      onlineStatus: 'Online',
    });
  });

  it.each([
    [0, 25, { state: 'wrap-up', outcomeId: 13, endKind: 'no-answer' }],
    [1, 6, { state: 'wrap-up', outcomeId: 13, endKind: 'busy' }],
    [2, 20, { state: 'wrap-up', outcomeId: 12, endKind: 'dropped' }],
    [4, 8, { state: 'connected', outcomeId: null }],
  ])('to a number that ends with %i is after %i s %j', async (digit, seconds, expected) => {
    await test.number('agent', digit);
    await test.act('agent', 'calls', { opportunityId: own() });
    await test.pass(seconds);
    expect((await test.desk('agent')).call).toMatchObject(expected);
  });

  it('that is not placed leaves the desk as it was', async () => {
    await test.number('agent', 9);
    await test.act('agent', 'calls', { opportunityId: own() });
    await test.pass(3);
    expect((await test.desk('agent')).call).toBeNull();
  });

  it('whose end is never told is asked for', async () => {
    await test.number('agent', 3);
    await test.talk('agent');
    await test.pass(250);
    expect((await test.desk('agent')).call).toBeNull();
    expect((await test.desk('agent')).lately).toMatchObject({ kind: 'unrecorded' });
  });

  it('of which nothing more is heard is T109 given up after 7 minutes, and no sooner', async () => {
    await test.number('agent', 8);
    const { call } = await test.talk('agent');
    const answeredAt = Date.parse(call?.connectedAt ?? '');
    const waitUntil = (milliseconds: number) =>
      test.pass(Math.floor((answeredAt + milliseconds - test.now().getTime()) / 1000));
    await waitUntil(419_000);
    expect((await test.desk('agent')).call).toMatchObject({ state: 'connected', outcomeId: null });
    await waitUntil(421_000);
    const [row] = await test.client.db
      .select()
      .from(calls)
      .where(eq(calls.id, call?.id ?? 0));
    expect(row).toMatchObject({
      state: 'ended',
      endKind: 'silent',
      isAutoDisposed: true,
      outcomeId: 12,
      dispositionReasonId: 43,
    });
    expect((await test.desk('agent')).lately).toMatchObject({ kind: 'silent' });
  });

  it('tells each notice once', async () => {
    await test.number('agent', 4);
    const { call } = await test.talk('agent');
    const told = await test.client.db
      .select()
      .from(callEvents)
      .where(eq(callEvents.callId, call?.id ?? 0));
    expect(told.map(({ kind }) => kind).toSorted()).toEqual(['answered', 'ringing']);
  });
});

describe('after a call', () => {
  const wrap = async (): Promise<number> => {
    await test.number('agent', 5);
    const { call } = await test.talk('agent');
    await test.act('agent', `calls/${call?.id}/hang-up`);
    return call?.id ?? 0;
  };
  const dispose = (id: number, body: object) =>
    test.by('agent').post(`/console/v1/calls/${id}/disposition`, body);

  it('the outcome has a reason that fits, and a follow-up to come', async () => {
    const id = await wrap();
    const wrong: [object, string][] = [
      [{}, '/caseReasonId required'],
      [{ caseReasonId: 279 }, '/caseReasonId option'],
      [{ caseReasonId: 417 }, '/caseReasonId option'],
      [{ caseReasonId: 31 }, '/caseReasonId option'],
      [{ caseReasonId: 1 }, '/fupTime required'],
      [{ caseReasonId: 1, fupTime: later(-1) }, '/fupTime past'],
      [{ caseReasonId: 1, fupTime: later(12) }, '/fupTime hours'],
      [{ caseReasonId: 1, subReasonId: 103, fupTime: later(2) }, '/subReasonId reference'],
    ];
    for (const [body, fault] of wrong) {
      const answer = await dispose(id, body);
      expect([answer.statusCode, refusal(answer).errors]).toEqual([422, [fault]]);
    }
    expect((await test.desk('agent')).call?.state).toBe('wrap-up');
    ok(await dispose(id, { caseReasonId: 4 }));
    await test.pass(10);
    expect(await test.page('agent', own())).toMatchObject({ statusId: 6, bucket: 'lost' });
    const again = await dispose(id, { caseReasonId: 4 });
    expect([again.statusCode, refusal(again).message]).toEqual([409, 'Unable to Dispose Call']);
  });

  it('the deal of an account that has gone keeps what it was, and the words are kept', async () => {
    const id = await wrap();
    const before = await test.page('agent', own());
    const stand = (statusId: number) =>
      test.client.db
        .update(accounts)
        .set({ statusId })
        .where(eq(accounts.id, Number(before['accountId'])));
    await stand(5);
    ok(await dispose(id, { caseReasonId: 3, fupTime: later(3), notes: 'Gone' }));
    await stand(1);
    const { caseStatusId } = before;
    expect(await test.page('agent', own())).toMatchObject({ caseStatusId });
    const [row] = await test.client.db.select().from(calls).where(eq(calls.id, id));
    expect(row).toMatchObject({ dispositionReasonId: 3, notes: 'Gone' });
  });

  it('the time can be longer once, and then the clock records what is typed', async () => {
    const id = await wrap();
    const { call } = await test.desk('agent');
    const longer = await test.act('agent', `calls/${id}/extend`);
    expect(Date.parse(longer.call?.wrapUpUntil ?? '') - Date.parse(call?.wrapUpUntil ?? '')).toBe(
      30_000,
    );
    expect((await test.by('agent').post(`/console/v1/calls/${id}/extend`, {})).statusCode).toBe(
      409,
    );
    const draft = { notes: 'Half a word', caseReasonId: 3, fupTime: later(3) };
    ok(await test.by('agent').put(`/console/v1/calls/${id}/draft`, draft));
    expect((await test.desk('agent')).call?.draft).toEqual(draft);
    await test.pass(91);
    const [row] = await test.client.db.select().from(calls).where(eq(calls.id, id));
    expect(row).toMatchObject({
      state: 'ended',
      isAutoDisposed: true,
      dispositionReasonId: 3,
      notes: 'Half a word',
    });
    expect(await test.page('agent', own())).toMatchObject({ caseStatusId: 44 });
  });

  it('the clock leaves the case alone where nothing is chosen, and keeps the words', async () => {
    const id = await wrap();
    ok(await test.by('agent').put(`/console/v1/calls/${id}/draft`, { notes: 'Only words' }));
    await test.pass(61);
    const [row] = await test.client.db.select().from(calls).where(eq(calls.id, id));
    expect(row).toMatchObject({
      state: 'ended',
      isAutoDisposed: true,
      dispositionReasonId: 43,
      notes: 'Only words',
    });
    expect(await test.page('agent', own())).toMatchObject({ caseStatusId: 1 });
  });
});

it('numbers are masked wherever the desk shows them', async () => {
  const number = await test.number('agent', 5);
  const { call, lead } = await test.talk('agent');
  expect(call?.custNumber).toBe(`XX${number.slice(2)}`);
  expect(lead?.people.map(({ phone }) => phone)).toContain(`XX${number.slice(2)}`);
  expect(JSON.stringify(await test.desk('agent'))).not.toContain(number);
});

it('the telephony’s own paths end and dispose of the call', async () => {
  await test.number('agent', 5);
  await test.talk('agent');
  const [phone] = ok<{ results: { agentPhone: string }[] }>(
    await test.by('trainee').get('/mystique/v1/agentsphone'),
  ).results;
  expect(phone?.agentPhone).toBeDefined();
  const { results } = ok<{ results: { id: number; agentPhone: string }[] }>(
    await test.by('agent').get('/mystique/v1/agentsphone'),
  );
  const agentPhone = results.find(({ id }) => id === test.idOf('agent'))?.agentPhone ?? '';
  expect(results).toHaveLength(2);
  const hangUp = () => test.by('lead').get('/kira/bspl/hangup', { query: { agentPhone } });
  expect(ok(await hangUp())).toEqual({ success: true });
  expect(ok(await hangUp())).toEqual({ success: false });
  const query = { agentPhone, disposition: 'Call back', subDisposition: 'Busy', fupTime: later(3) };
  expect(ok(await test.by('agent').call('POST', '/kira/bspl/dispose', { query }))).toMatchObject({
    success: true,
  });
});

it('follow-ups of the day alert when they are due', async () => {
  const { db } = test.client;
  await db
    .update(opportunities)
    .set({ fupTime: new Date(later(1)) })
    .where(eq(opportunities.id, own()));
  expect((await test.desk('agent')).callbacks).toEqual([]);
  test.at('12:01');
  expect((await test.desk('agent')).callbacks).toMatchObject([{ opportunityId: own() }]);
  test.at('21:01');
  expect((await test.desk('agent')).callbacks).toEqual([]);
});
