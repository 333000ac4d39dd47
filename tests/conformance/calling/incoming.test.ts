import { desc, eq, ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { kiraTelephony } from '#backend/adapters/telephony/kiraTelephony.ts';
import {
  accountActivities,
  accounts,
  agentPresences,
  auditEntries,
  calls,
  incomingCalls,
  opportunities,
  users,
} from '#backend/database/schema/index.ts';
import { phoneFault } from '#contract/domain/checks/phoneFault.ts';
import { toldText } from '#contract/domain/messages/told.ts';
import { sweepLines } from '#backend/services/calling/incoming/sweepLines.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { startCalling, type CallingTest } from './startCalling.ts';

interface Incoming {
  id: number;
  callerNumber: string;
  unknownNumber: string | null;
  opportunityId: number | null;
  accountName: string | null;
  passedByName: string | null;
  canPass: boolean;
}
interface LineDesk extends Awaited<ReturnType<CallingTest['desk']>> {
  incoming: Incoming | null;
  missed: { id: number; unknownNumber: string }[];
}

let test: CallingTest;
beforeAll(async () => {
  test = await startCalling();
  await test.online('agent');
});
afterAll(() => test.close());
afterEach(async () => {
  await test.client.db.delete(incomingCalls);
  await test.reset();
});

const own = () => test.held('agent').opportunityId;
const desk = async (name = 'agent') => (await test.desk(name)) as LineDesk;
const ring = async (fromNo?: string) => {
  ok(
    await test.by('agent').post('/console/v1/calling/ring', fromNo === undefined ? {} : { fromNo }),
  );
  const { incoming } = await desk();
  if (!incoming) throw new Error('The line does not ring');
  return incoming;
};
const on = (name: string, id: number, act: string) =>
  test.by(name).post(`/console/v1/calling/lines/${id}`, { act });
const wait = async (seconds: number) => {
  await test.pass(seconds);
  await sweepLines(test.services);
};

describe('a line that rings', () => {
  it('shows the card of the client, and is a call like any other once it is taken', async () => {
    const phone = await test.number('agent', 5);
    const incoming = await ring(`+91 ${phone}`);
    expect(incoming).toMatchObject({
      opportunityId: own(),
      callerNumber: `XX${phone.slice(2)}`,
      unknownNumber: null,
      passedByName: null,
      canPass: true,
    });
    expect(incoming.accountName).not.toBeNull();
    const taken = ok<LineDesk>(await on('agent', incoming.id, 'take'));
    expect(taken).toMatchObject({
      incoming: null,
      lead: { opportunityId: own() },
      call: { state: 'connected' },
    });
    const id = taken.call?.id ?? 0;
    await test.act('agent', `calls/${id}/hang-up`);
    const fupTime = new Date(test.now().getTime() + 3_600_000).toISOString();
    await test.act('agent', `calls/${id}/disposition`, { caseReasonId: 1, fupTime });
    const [row] = await test.client.db.select().from(calls).where(eq(calls.id, id));
    expect(row).toMatchObject({ callType: 'incoming', outcomeId: 12, dispositionReasonId: 1 });
    expect(await test.page('agent', own())).toMatchObject({ caseStatusId: 44 });
    const [entry] = await test.client.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'answer-call'));
    expect(entry?.actorId).toBe(test.idOf('agent'));
  });

  it('ends by itself when the client hangs up', async () => {
    const incoming = await ring(await test.number('agent', 5));
    await on('agent', incoming.id, 'take');
    // How long clients talk differs; some time after the end the outcome is recorded by itself.
    for (let left = 37; left > 0 && (await desk()).call?.state === 'connected'; left -= 1)
      await test.pass(5);
    expect((await desk()).call).toMatchObject({ state: 'wrap-up', outcomeId: 12 });
  });

  it('of a number that nobody has shows it whole, and its call needs no case', async () => {
    await test.act('agent', 'calling/pull');
    const incoming = await ring('6000000001');
    expect(incoming).toMatchObject({ opportunityId: null, unknownNumber: '6000000001' });
    const taken = ok<LineDesk>(await on('agent', incoming.id, 'take'));
    const { call } = taken;
    // The case that was pulled is no case of this call, and is there again after it.
    expect(taken.lead).toBeNull();
    await test.act('agent', `calls/${call?.id}/hang-up`);
    const timed = await test.by('agent').post(`/console/v1/calls/${call?.id}/disposition`, {
      caseReasonId: 1,
      fupTime: '2030-01-07T06:30:00.000Z',
    });
    expect([timed.statusCode, refusal(timed).errors]).toEqual([422, ['/fupTime check']]);
    // An account that was made meanwhile is told of the call; nothing else follows, whatever the outcome.
    const { db } = test.client;
    const mine = eq(accounts.id, test.held('agent').id);
    const [before] = await db.select().from(accounts).where(mine);
    await db.update(accounts).set({ mobile: '6000000001' }).where(mine);
    await test.act('agent', `calls/${call?.id}/disposition`, { caseReasonId: 1, notes: 'Asked' });
    const [told] = await db
      .select()
      .from(accountActivities)
      .where(eq(accountActivities.accountId, test.held('agent').id))
      .orderBy(desc(accountActivities.id))
      .limit(1);
    await db.update(accounts).set({ mobile: before?.mobile }).where(mine);
    expect(told).toMatchObject({ activityType: 'Call', notes: 'Asked', fupTime: null });
    expect(await desk()).toMatchObject({
      call: null,
      ending: null,
      lead: { opportunityId: own() },
    });
  });

  it('is not for others, and not taken during a call or twice', async () => {
    const incoming = await ring(await test.number('agent', 5));
    expect((await on('mate', incoming.id, 'take')).statusCode).toBe(404);
    await test.act('agent', 'calls', { opportunityId: own() });
    expect((await on('agent', incoming.id, 'take')).statusCode).toBe(409);
    await test.client.db.update(calls).set({ state: 'ended', endedAt: test.now() });
    ok(await on('agent', incoming.id, 'take'));
    const again = await on('agent', incoming.id, 'take');
    expect([again.statusCode, refusal(again).message]).toEqual([
      409,
      'This call is over: somebody took it, or the caller hung up.',
    ]);
  });

  it('from nobody in particular is that of a client of one’s own', async () => {
    expect((await ring()).opportunityId).not.toBeNull();
    const answer = await test.by('agent').post('/console/v1/calling/ring', { fromNo: '123' });
    expect(refusal(answer).errors).toEqual(['/fromNo format']);
    expect(answer.json<{ errors: object[] }>().errors).toMatchObject([toldText(phoneFault)]);
  });
});

describe('passing on', () => {
  it('lets the line of a free colleague ring, who is told by whom', async () => {
    // The demo's own agents are at home.
    await test.client.db
      .update(agentPresences)
      .set({ onlineStatus: 'Offline' })
      .where(ne(agentPresences.userId, test.idOf('agent')));
    const incoming = await ring(await test.number('agent', 5));
    const alone = await on('agent', incoming.id, 'pass');
    expect([alone.statusCode, refusal(alone).message]).toEqual([
      409,
      'No colleague of this line is online and free.',
    ]);
    await test.online('mate');
    expect(ok<LineDesk>(await on('agent', incoming.id, 'pass')).incoming).toBeNull();
    const theirs = (await desk('mate')).incoming;
    expect(theirs).toMatchObject({ id: incoming.id, opportunityId: own() });
    expect(theirs?.passedByName).not.toBeNull();
    expect(ok<LineDesk>(await on('mate', incoming.id, 'take')).call?.state).toBe('connected');
    ok(await test.by('mate').get('/console/v1/calling'));
    await test.reset();
    ok(await test.by('mate').put('/sapphire/v1/agents/status', { status: 0 }));
  });
});

describe('a call that nobody took', () => {
  it('becomes a callback of the client at once, and stands in the history of the case', async () => {
    const { db } = test.client;
    await db
      .update(opportunities)
      .set({ fupTime: new Date(test.now().getTime() + 86_400_000) })
      .where(eq(opportunities.id, own()));
    await ring(await test.number('agent', 5));
    await wait(29);
    expect((await desk()).incoming).not.toBeNull();
    await wait(1);
    const after = await desk();
    expect(after).toMatchObject({ incoming: null, missed: [] });
    expect(after.callbacks.map(({ opportunityId }) => opportunityId)).toContain(own());
    const pulled = (await test.act('agent', 'calling/pull')).lead;
    expect(pulled?.opportunityId).toBe(own());
    expect(JSON.stringify(pulled?.history)).toContain('Missed call');
  });

  it('from a number that nobody has is kept until it is dealt with', async () => {
    const { id } = await ring('6000000002');
    await wait(30);
    expect((await desk()).missed).toMatchObject([{ id, unknownNumber: '6000000002' }]);
    expect(ok<LineDesk>(await on('agent', id, 'settle')).missed).toEqual([]);
    ok(await on('agent', id, 'settle'));
  });
});

describe('a company’s telephony', () => {
  const secret = 'of-the-test';
  const report = (reported: object[], bearer = secret) =>
    test.anonymous.post(
      '/console/v1/telephony/incoming',
      { calls: reported },
      { headers: { authorization: `Bearer ${bearer}` } },
    );

  it('tells of lines with its secret, each once, and that the caller gave up', async () => {
    const { config, telephony } = test.services;
    Object.assign(test.services, {
      config: { ...config, telephony: { url: new URL('http://there.test'), token: null, secret } },
      telephony: kiraTelephony({ url: new URL('http://there.test'), token: null }),
    });
    const [agent] = await test.client.db
      .select({ mobile: users.mobile })
      .from(users)
      .where(eq(users.id, test.idOf('agent')));
    const line = {
      communicationId: 'line-1',
      kind: 'ringing',
      fromNo: '6000000003',
      agentPhone: `+91${agent?.mobile}`,
      at: test.now().toISOString(),
    };
    expect((await report([line], 'guess')).statusCode).toBe(403);
    expect(ok(await report([line, line]))).toEqual({ taken: 2, unknown: 0 });
    expect(ok(await report([{ ...line, communicationId: 'x', agentPhone: '6999999999' }]))).toEqual(
      { taken: 0, unknown: 1 },
    );
    expect(await test.client.db.$count(incomingCalls)).toBe(1);
    const { incoming } = await desk();
    expect(incoming).toMatchObject({ unknownNumber: '6000000003', canPass: false });
    expect((await on('agent', incoming?.id ?? 0, 'pass')).statusCode).toBe(409);
    const simulated = await test.by('agent').post('/console/v1/calling/ring', {});
    expect(refusal(simulated).message).toBe('Only a simulated telephony lets a line ring.');
    ok(await report([{ ...line, kind: 'given-up' }]));
    expect((await desk()).missed).toHaveLength(1);
    Object.assign(test.services, { config, telephony });
  });
});
