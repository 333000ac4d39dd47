import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  auditEntries,
  simulatedCalls,
  supervisions,
  users,
} from '#backend/database/schema/index.ts';
import { type Rows } from '../accounts/startClients.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { startCalling, type CallingTest, type Desk } from './startCalling.ts';
import { testNow } from '#tests/support/server/template.ts';

interface Agent {
  id: number;
  name: string;
  onlineStatus: string;
  activity: string | null;
  callStatus: string;
  callId: number | null;
  callState: string | null;
  callStartedAt: string | null;
  opportunityId: number | null;
  isListed: boolean;
  isBelow: boolean;
}
interface Floor {
  listed: string;
  mine: { callId: number; mode: string } | null;
  results: Agent[];
}

let test: CallingTest;
beforeAll(async () => {
  test = await startCalling();
});
afterAll(() => test.close());
afterEach(async () => {
  await test.client.db.update(supervisions).set({ endedAt: test.now() });
  await test.reset();
});

const floor = async (name: string, query: Record<string, string> = {}): Promise<Floor> =>
  ok<Floor>(await test.by(name).get('/mystique/v0/activity/user-hierarchy', { query }));
const rowOf = async (viewer: string, name: string) =>
  (await floor(viewer)).results.find(({ id }) => id === test.idOf(name));
const namesOf = ({ results }: Floor) => {
  const all = ['lead', 'agent', 'mate', 'trainee', 'otherLead', 'stranger'];
  return all.filter(name => results.some(({ id }) => id === test.idOf(name)));
};
const supervise = (name: string, callId: number, body: object) =>
  test.by(name).post(`/console/v1/calls/${callId}/supervision`, body);
const callOf = async (name: string): Promise<NonNullable<Desk['call']>> => {
  await test.number(name, 5);
  await test.online(name);
  const { call } = await test.talk(name);
  if (!call) throw new Error('No call runs');
  return call;
};

describe('the live view', () => {
  it.each([
    ['agent', ['agent', 'trainee']],
    ['lead', ['lead', 'agent', 'mate', 'trainee']],
    ['stranger', ['stranger']],
    ['reader', []],
    ['keeper', ['lead', 'agent', 'mate', 'trainee', 'otherLead', 'stranger']],
  ])('P1-P-016, T18: %s sees the people of their own hierarchy', async (viewer, names) => {
    expect(namesOf(await floor(viewer))).toEqual(names);
  });

  it('P1-P-017, P1-P-018: lists team leaders to process managers until agents are asked for', async () => {
    // Sessions of demo people begin at the time of the test day.
    const clock = test.services.now;
    test.services.now = testNow;
    const pm = await test.as('broker-process-manager');
    const read = async (query: Record<string, string>) =>
      ok<Floor>(await pm.get('/mystique/v0/activity/user-hierarchy', { query }));
    const leaders = await read({});
    expect(leaders.listed).toBe('team-leaders');
    const listed = leaders.results.filter(({ isListed }) => isListed).map(({ id }) => id);
    expect(listed).toContain(test.idOf('lead'));
    expect(listed).not.toContain(test.idOf('mate'));
    const agents = await read({ isTeamLeaderView: 'true' });
    test.services.now = clock;
    expect(agents.listed).toBe('agents');
    expect(agents.results.every(({ isListed }) => isListed)).toBe(true);
    expect((await floor('lead')).listed).toBe('agents');
  });

  it('shows an agent from going online over the call to the end of it', async () => {
    ok(await test.by('agent').put('/sapphire/v1/agents/status', { status: 0 }));
    expect(await rowOf('lead', 'agent')).toMatchObject({
      onlineStatus: 'Offline',
      callStatus: 'Idle',
    });
    const call = await callOf('agent');
    expect(await rowOf('lead', 'agent')).toMatchObject({
      onlineStatus: 'Online',
      callStatus: 'OnCall',
      callId: call.id,
      callState: 'connected',
      opportunityId: test.held('agent').opportunityId,
      isBelow: true,
    });
    await test.act('agent', `calls/${call.id}/hang-up`);
    expect(await rowOf('lead', 'agent')).toMatchObject({
      callStatus: 'Idle',
      callState: 'wrap-up',
    });
    expect(await rowOf('lead', 'lead')).toMatchObject({ isBelow: false });
  });

  it('P1-C-122: an activity is one of the reference data, of who is online and on no call', async () => {
    const set = (activityReasonId: number | null) =>
      test.by('mate').put('/mystique/v0/activity', { activityReasonId });
    ok(await test.by('mate').put('/sapphire/v1/agents/status', { status: 0 }));
    expect(refusal(await set(44)).message).toBe('Go online before you pull the next case.');
    await test.online('mate');
    expect(refusal(await set(43)).errors).toEqual(['/activityReasonId reference']);
    expect(refusal(await set(1)).errors).toEqual(['/activityReasonId reference']);
    expect(ok(await set(44))).toMatchObject({ activity: 'Lunch', activityReasonId: 44 });
    expect(await rowOf('lead', 'mate')).toMatchObject({ activity: 'Lunch' });
    expect(ok(await test.by('mate').get('/mystique/v0/activity'))).toMatchObject({
      activity: 'Lunch',
      onlineStatus: 'Online',
    });
    await callOf('mate');
    expect(refusal(await set(44)).message).toMatch(/^You are already on a call/);
  });

  it('tells a change to those above and to the whole floor, and to nobody else', async () => {
    const told: { topic: string; userId?: number; payload: unknown }[] = [];
    const { publish } = test.services.events;
    test.services.events.publish = async (db, ...events) => {
      told.push(...events);
      await publish(db, ...events);
    };
    await test.online('trainee');
    test.services.events.publish = publish;
    const hearers = told.filter(({ topic }) => topic === 'team').map(({ userId }) => userId);
    expect(hearers.toSorted()).toEqual(
      ['trainee', 'agent', 'lead'].map(name => test.idOf(name)).toSorted(),
    );
    expect(told.filter(({ topic }) => topic === 'floor')).toHaveLength(1);
    expect(told[0]?.payload).toMatchObject({ id: test.idOf('trainee'), onlineStatus: 'Online' });
    // Names and addresses do not travel with each change.
    expect(JSON.stringify(told)).not.toContain('@');
  });
});

describe('stepping into a call', () => {
  it.each(['listen', 'whisper', 'barge'])('T112: %s is done, kept and told', async mode => {
    const call = await callOf('agent');
    expect(ok(await supervise('lead', call.id, { mode }))).toMatchObject({ mode, callId: call.id });
    expect((await floor('lead')).mine).toMatchObject({ callId: call.id, mode });
    expect(await test.desk('agent')).toMatchObject({
      call: { heardBy: [{ mode }] },
    });
    const rows = await test.client.db.select().from(simulatedCalls);
    expect(rows.flatMap(({ listeners }) => listeners)).toContainEqual(
      expect.objectContaining({ mode }),
    );
    ok(await test.by('lead').post('/console/v1/supervisions/end', {}));
    expect((await floor('lead')).mine).toBeNull();
    const log = ok<Rows<object>>(await test.by('lead').get('/console/v1/supervisions'));
    expect(log.results[0]).toMatchObject({ mode, callId: call.id, isPrivate: false, seconds: 0 });
    const [entry] = await test.client.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, mode));
    expect(entry).toMatchObject({ entity: 'supervisions', actorId: test.idOf('lead') });
  });

  it.each([
    ['agent', 'agent'],
    ['mate', 'agent'],
    ['otherLead', 'agent'],
    // They see the whole floor, and nobody of it is below them.
    ['keeper', 'agent'],
    ['agent', 'lead'],
  ])('%s finds no call of %s', async (name, of) => {
    const call = await callOf(of);
    const answer = await supervise(name, call.id, { mode: 'listen' });
    const missing = await supervise(name, 2_000_000_000, { mode: 'listen' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json<{ message: string }>().message).toBe(
      missing.json<{ message: string }>().message,
    );
  });

  it('is refused while nobody talks, and by a telephony for which the call is over', async () => {
    await test.number('agent', 3);
    await test.online('agent');
    const { call } = await test.act('agent', 'calls', {
      opportunityId: test.held('agent').opportunityId,
    });
    const id = call?.id ?? 0;
    const early = await supervise('lead', id, { mode: 'listen' });
    expect([early.statusCode, refusal(early).message]).toEqual([
      409,
      'Nobody is talking on this call now.',
    ]);
    // The end of a number with a 3 is never told: the console still believes in the call.
    await test.pass(8);
    await test.client.db.update(simulatedCalls).set({ nextAt: null });
    const { services } = test;
    const clock = services.now;
    services.now = () => new Date(clock().getTime() + 400_000);
    const late = await supervise('lead', id, { mode: 'barge' });
    services.now = clock;
    expect([late.statusCode, refusal(late).message]).toEqual([
      502,
      'You could not be connected because the call has ended.',
    ]);
    expect((await floor('lead')).mine).toBeNull();
  });

  it('is private only where it is not heard, and that is kept', async () => {
    const call = await callOf('agent');
    const loud = await supervise('lead', call.id, { mode: 'whisper', isPrivate: true });
    expect(refusal(loud).errors).toEqual(['/isPrivate choice']);
    ok(await supervise('lead', call.id, { mode: 'listen', isPrivate: true }));
    expect(await test.desk('agent')).toMatchObject({ call: { heardBy: [] } });
    const log = ok<Rows<object>>(await test.by('lead').get('/console/v1/supervisions'));
    expect(log.results[0]).toMatchObject({ isPrivate: true });
    ok(await supervise('lead', call.id, { mode: 'whisper' }));
    expect(await test.desk('agent')).toMatchObject({ call: { heardBy: [{ mode: 'whisper' }] } });
  });

  it('ends with the call', async () => {
    const call = await callOf('agent');
    ok(await supervise('lead', call.id, { mode: 'listen' }));
    await test.pass(5);
    await test.act('agent', `calls/${call.id}/hang-up`);
    expect((await floor('lead')).mine).toBeNull();
    expect(ok(await test.by('lead').post('/console/v1/supervisions/end', {}))).toEqual({
      status: 'not-there',
    });
    const log = ok<Rows<object>>(await test.by('lead').get('/console/v1/supervisions'));
    expect(log.results[0]).toMatchObject({ callId: call.id, seconds: 5 });
  });

  it('is logged for those above; neither the agent nor strangers find it', async () => {
    const call = await callOf('agent');
    ok(await supervise('lead', call.id, { mode: 'listen', isPrivate: true }));
    const found = async (name: string) =>
      ok<Rows<{ callId: number }>>(
        await test.by(name).get('/console/v1/supervisions'),
      ).results.some(({ callId }) => callId === call.id);
    expect(await Promise.all(['lead', 'keeper', 'agent', 'mate', 'otherLead'].map(found))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('needs a phone of one’s own', async () => {
    const call = await callOf('agent');
    const { db } = test.client;
    const of = eq(users.id, test.idOf('lead'));
    const [before] = await db.select({ mobile: users.mobile }).from(users).where(of);
    await db.update(users).set({ mobile: null }).where(of);
    const answer = await supervise('lead', call.id, { mode: 'listen' });
    await db
      .update(users)
      .set({ mobile: before?.mobile ?? null })
      .where(of);
    expect(refusal(answer).message).toMatch(/^You have no phone to call from/);
  });
});
