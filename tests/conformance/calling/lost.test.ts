import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { agentPresences, opportunities, queueLeases } from '#backend/database/schema/index.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startCalling, type CallingTest } from './startCalling.ts';

let test: CallingTest;
beforeAll(async () => {
  test = await startCalling();
});
afterAll(() => test.close());

const own = () => test.held('agent').opportunityId;
const of = (id: number) => eq(opportunities.id, id);

afterEach(async () => {
  await test.client.db
    .update(opportunities)
    .set({ agentId: test.idOf('agent'), deletedAt: null })
    .where(of(own()));
  await test.reset();
});

const pull = async () => {
  await test.online('agent');
  const desk = await test.act('agent', 'calling/pull');
  expect(desk).toMatchObject({ lead: { opportunityId: own() }, lately: null });
};

const lastLease = async () =>
  (await test.client.db.select().from(queueLeases).where(eq(queueLeases.opportunityId, own())))
    .toSorted((one, other) => one.id - other.id)
    .at(-1);

const toldOf = async (act: () => Promise<unknown>) => {
  const told: { topic: string; userId?: number; payload: unknown }[] = [];
  const { events } = test.services;
  const { publish } = events;
  events.publish = async (db, ...news) => {
    told.push(...news);
    await publish(db, ...news);
  };
  await act();
  events.publish = publish;
  return told;
};

describe('a case that its agent has no more', () => {
  it('is shown until somebody else has it; the agent is told, and the colleague is handed it', async () => {
    await pull();
    ok(
      await test.by('lead').put('/sapna/v1/opportunity/mass-update-assignment', {
        opportunityIds: [own()],
        agentId: test.idOf('mate'),
        reason: 'Knows the client',
      }),
    );
    const told = await toldOf(() => test.pass(1));
    expect(told).toContainEqual(
      expect.objectContaining({ topic: 'call', userId: test.idOf('agent') }),
    );
    expect(await test.desk('agent')).toMatchObject({
      lease: null,
      lead: null,
      lately: { kind: 'reassigned', reasonName: null },
    });
    expect(await lastLease()).toMatchObject({ releaseReason: 'reassigned' });
    const [presence] = await test.client.db
      .select({ opportunityId: agentPresences.opportunityId })
      .from(agentPresences)
      .where(eq(agentPresences.userId, test.idOf('agent')));
    expect(presence).toEqual({ opportunityId: null });
    await test.online('mate');
    await test.client.db
      .update(opportunities)
      .set({ fupTime: new Date(test.now().getTime() - 60_000) })
      .where(of(own()));
    expect((await test.act('mate', 'calling/pull')).lead?.opportunityId).toBe(own());
  });

  it('leaves the desk when it is removed', async () => {
    await pull();
    await test.client.db.update(opportunities).set({ deletedAt: test.now() }).where(of(own()));
    await test.pass(1);
    expect(await test.desk('agent')).toMatchObject({ lease: null, lead: null });
  });

  it('goes back to the queue when it was not called in time', async () => {
    await pull();
    test.at('11:14');
    await test.pass(1);
    expect((await test.desk('agent')).lease).not.toBeNull();
    test.at('11:16');
    const told = await toldOf(() => test.pass(1));
    expect(told.filter(({ topic }) => topic === 'call')).toHaveLength(1);
    expect(await test.desk('agent')).toMatchObject({ lead: null, lately: { kind: 'expired' } });
    // Anyone who pulls again has a case, and nothing to be told.
    await pull();
  });

  it('stays on the desk while somebody talks about it', async () => {
    await test.number('agent', 5);
    await pull();
    await test.talk('agent');
    await test.client.db
      .update(opportunities)
      .set({ agentId: test.idOf('mate') })
      .where(of(own()));
    await test.pass(1);
    expect(await test.desk('agent')).toMatchObject({
      call: { state: 'connected' },
      lead: { opportunityId: own() },
    });
  });
});

describe('a call that ended without its agent is told', () => {
  const wrapUp = async (draft: object) => {
    await test.number('agent', 5);
    const { call } = await test.talk('agent');
    await test.act('agent', `calls/${call?.id}/hang-up`);
    ok(await test.by('agent').put(`/console/v1/calls/${call?.id}/draft`, draft));
    await test.pass(61);
    return (await test.desk('agent')).lately;
  };

  it('with the outcome that the clock recorded', async () => {
    const fupTime = new Date(test.now().getTime() + 3 * 3_600_000).toISOString();
    expect(await wrapUp({ caseReasonId: 3, fupTime })).toMatchObject({
      kind: 'recorded',
      reasonName: 'Call back',
    });
  });

  it('without one that nobody chose', async () => {
    expect(await wrapUp({ notes: 'Only words' })).toMatchObject({
      kind: 'unrecorded',
      reasonName: null,
    });
  });

  it('and one that was not placed; after an hour nobody is told any more', async () => {
    await test.number('agent', 9);
    const { today: before } = await test.desk('agent');
    await test.act('agent', 'calls', { opportunityId: own() });
    await test.pass(3);
    const { lately, today } = await test.desk('agent');
    expect(lately).toMatchObject({ kind: 'failed' });
    // Nothing was dialled.
    expect(today).toEqual(before);
    test.at('12:05');
    expect((await test.desk('agent')).lately).toBeNull();
  });
});
