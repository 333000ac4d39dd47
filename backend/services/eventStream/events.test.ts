import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { and, eq, isNull } from 'drizzle-orm';
import { accounts, opportunities, users } from '#backend/database/schema/index.ts';
import { eventStream } from '#tests/support/server/eventStream.ts';
import { sessionHeaders } from '#tests/support/server/sessionHeaders.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';
import type { ToldEvent } from '../../events/Events.ts';

let test: TestApp;
let address: string;

beforeAll(async () => {
  test = await startTestApp();
  address = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

const idOf = async (persona: string): Promise<number> => {
  const [user] = await test.client.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, `${persona}@example.com`));
  return user!.id;
};

/** The stream of a person's browser. */
const listen = async (persona: string, topics: string, headers: Record<string, string> = {}) =>
  eventStream(address, topics, {
    ...(await sessionHeaders(test.client, await idOf(persona))),
    ...headers,
  });

const publish = (topic: 'call' | 'notices', userId: number, payload: unknown) =>
  test.services.events.publish(test.client.db, { topic, userId, payload });

describe('the stream of events', () => {
  it('tells a person what is meant for them, and nobody else', async () => {
    const mine = await listen('owner-agent', 'call');
    const others = await listen('broker-agent', 'call,notices');
    await publish('call', await idOf('owner-agent'), { state: 'ringing' });
    await publish('notices', await idOf('broker-agent'), { text: 'hello' });
    expect((await mine.next()).data).toMatchObject({
      topic: 'call',
      payload: { state: 'ringing' },
    });
    expect((await others.next()).data).toMatchObject({ topic: 'notices' });
    mine.end();
    others.end();
  });

  it('tells nothing of a transaction that was taken back', async () => {
    const stream = await listen('owner-agent', 'call');
    const userId = await idOf('owner-agent');
    await test.client.db
      .transaction(async db => {
        await test.services.events.publish(db, { topic: 'call', userId, payload: 'never' });
        throw new Error('taken back');
      })
      .catch(() => undefined);
    await publish('call', userId, 'told');
    expect((await stream.next()).data.payload).toBe('told');
    stream.end();
  });

  it('tells again what was missed since the last event that was heard', async () => {
    const userId = await idOf('owner-agent');
    const stream = await listen('owner-agent', 'call');
    await publish('call', userId, 'heard');
    const heard = (await stream.next()).data.id!;
    stream.end();
    await publish('call', userId, 'missed');
    await publish('call', await idOf('broker-agent'), 'of somebody else');
    const again = await listen('owner-agent', 'call', { 'last-event-id': String(heard) });
    const told: ToldEvent[] = [];
    while (told.at(-1)?.payload !== 'missed') told.push((await again.next()).data);
    expect(told.filter(({ id }) => id! > heard).map(({ payload }) => payload)).toEqual(['missed']);
    again.end();
  });

  it('leaves a record out that the person may not open, as one that does not exist', async () => {
    const stream = await listen('owner-agent', 'call,record/packages/1,record/nothing/1');
    expect(stream.ready).toEqual({ name: 'ready', data: { topics: ['call'] } });
    expect(stream.answer.headers.get('connection')).toBe('close');
    stream.end();
  });

  it('tells who has a record open what a colleague changes, and who else is there', async () => {
    const cap = (
      await (await test.as('admin')).get('/console/v1/history?resource=caps&id=1')
    ).json();
    expect(cap.results).toBeDefined();
    const one = await listen('admin', 'record/caps/1');
    const first = (await one.next()).data;
    expect(first.payload).toMatchObject({ kind: 'opened', id: await idOf('admin') });
    const two = await listen('lookup-admin', 'record/caps/1');
    const seen: unknown[] = [];
    while (!seen.some(event => JSON.stringify(event).includes('"present"')))
      seen.push((await two.next()).data.payload);
    expect(seen.at(-1)).toMatchObject({
      kind: 'present',
      people: expect.arrayContaining([expect.objectContaining({ id: await idOf('admin') })]),
    });
    one.end();
    while (JSON.stringify(seen.at(-1)) !== undefined) {
      seen.push((await two.next()).data.payload);
      if ((seen.at(-1) as { kind: string }).kind === 'closed') break;
    }
    expect(seen.at(-1)).toMatchObject({ kind: 'closed', id: await idOf('admin') });
    two.end();
  });

  it('tells of a record no more once it belongs to somebody else, and who had it open has left', async () => {
    const { db } = test.client;
    const agentId = await idOf('owner-agent');
    const keeperId = await idOf('admin');
    const [deal] = await db
      .select({ id: opportunities.id, accountId: opportunities.accountId })
      .from(opportunities)
      .where(and(eq(opportunities.agentId, agentId), isNull(opportunities.deletedAt)))
      .limit(1);
    const topic = `record/opportunities/${deal!.id}` as const;
    const tell = (kind: 'changed' | 'removed') =>
      test.services.events.publish(db, {
        topic,
        payload: { kind, version: 2, byId: null, by: null },
      });
    const stream = await listen('owner-agent', `notices,${topic}`);
    expect(stream.ready.data.topics).toContain(topic);
    await tell('changed');
    // Who is there is told in its own time: what was told before the deal left is not a fault.
    const heard: unknown[] = [];
    while (!['changed', 'present'].every(kind => JSON.stringify(heard).includes(`"${kind}"`)))
      heard.push((await stream.next()).data);
    await db.update(opportunities).set({ agentId: keeperId }).where(eq(opportunities.id, deal!.id));
    await db.update(accounts).set({ agentId: keeperId }).where(eq(accounts.id, deal!.accountId));
    const others = await listen('admin', topic);
    await tell('removed');
    await publish('notices', agentId, { text: 'after' });
    const later: { name: string; data: ToldEvent }[] = [];
    while (!JSON.stringify(later).includes('after')) later.push(await stream.next());
    expect(later.map(({ name }) => name)).toContain('missed');
    expect(later.filter(({ data }) => data.topic === topic)).toEqual([]);
    const seen: unknown[] = [];
    while (!JSON.stringify(seen).includes('"closed"'))
      seen.push((await others.next()).data.payload);
    expect(seen.at(-1)).toMatchObject({ kind: 'closed', id: agentId });
    stream.end();
    others.end();
  });

  it('refuses a topic that there is not, and who is not signed in', async () => {
    const caller = await test.as('admin');
    const wrong = await caller.get('/console/v1/events?topics=weather');
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().message).toBe('There is no topic named "weather".');
    expect((await test.anonymous.get('/console/v1/events?topics=call')).statusCode).toBe(401);
  });

  it('refuses to carry a document', async () => {
    await expect(publish('call', 1, 'x'.repeat(8_000))).rejects.toThrow(RangeError);
  });
});
