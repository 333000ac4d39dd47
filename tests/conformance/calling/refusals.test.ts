import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '#backend/database/schema/index.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { startCalling, type CallingTest } from './startCalling.ts';

let test: CallingTest;
beforeAll(async () => {
  test = await startCalling();
});
afterAll(() => test.close());
afterEach(() => test.reset());

const later = (hours: number) => new Date(test.now().getTime() + hours * 3_600_000).toISOString();
const place = (name: string, body: object) => test.by(name).post('/console/v1/calls', body);
const own = () => test.held('agent').opportunityId;

describe('what is refused', () => {
  it('an opportunity that is not yours answers like one that does not exist', async () => {
    const strange = test.held('stranger').opportunityId;
    const missing = refusal(await place('agent', { opportunityId: 999_999 }));
    for (const opportunityId of [strange, test.held('mate').opportunityId]) {
      const answer = await place('agent', { opportunityId });
      expect([answer.statusCode, refusal(answer)]).toEqual([404, missing]);
    }
    for (const path of [
      `soc/${strange}`,
      `cases/${strange}/call`,
      `cases/opportunity/${strange}/call`,
    ])
      expect((await test.by('agent').get(`/mystique/v1/${path}`)).statusCode).toBe(404);
  });

  it('a second call while one runs, and a call of somebody else’s', async () => {
    await test.number('agent', 5);
    const { call } = await test.talk('agent');
    const second = await place('agent', { opportunityId: test.held('trainee').opportunityId });
    expect([second.statusCode, refusal(second).message]).toEqual([
      409,
      'You are already on a call. End it and record its outcome first.',
    ]);
    expect((await place('lead', { opportunityId: own() })).statusCode).toBe(409);
    for (const path of ['hang-up', 'extend', 'disposition'])
      expect(
        (await test.by('mate').post(`/console/v1/calls/${call?.id}/${path}`, {})).statusCode,
      ).toBe(404);
    const stays = await test.by('agent').put('/sapphire/v1/agents/status', { status: 0 });
    expect(stays.statusCode).toBe(409);
  });

  it('T105 T111 a number, a contact, a line, a phone that is another’s', async () => {
    const number = await test.number('agent', 5);
    const other = await test.number('stranger', 5);
    const call = (query: Record<string, string>) =>
      test.by('agent').get(`/mystique/v1/cases/${own()}/call`, { query });
    expect(refusal(await call({ custNumber: other })).errors).toEqual(['/custNumber reference']);
    expect(refusal(await call({ subType: 'NivaasOwner' })).errors).toEqual(['/subType line']);
    expect(
      refusal(
        await place('agent', { opportunityId: own(), contactId: test.held('mate').contactId }),
      ).errors,
    ).toEqual(['/contactId reference']);
    const now = (body: object) => test.by('agent').post('/kira/app/v3/manual/callNow', body);
    expect((await now({ toNo: other })).statusCode).toBe(404);
    expect((await now({ toNo: number, fromNo: '9000000000' })).statusCode).toBe(403);
    expect(refusal(await now({ toNo: number, sourceId: 18 })).errors).toEqual(['/sourceId line']);
    ok(await now({ toNo: `+91 ${number}`, sourceId: 31, callType: 'manual' }));
    const hangUp = await test
      .by('stranger')
      .get('/kira/bspl/hangup', { query: { agentPhone: '9000000000' } });
    expect(hangUp.statusCode).toBe(403);
  });

  it('who asked not to be called, and who would be called at night', async () => {
    const { id } = test.held('agent');
    await test.number('agent', 5);
    const { config } = test.services;
    // A company without a telephony that still plays calls, such as for a training.
    const simulate = new Set(['telephony'] as const);
    Object.assign(test.services, { config: { ...config, seed: 'none', simulate } });
    for (const clock of ['08:59', '21:00']) {
      test.at(clock);
      const early = await place('agent', { opportunityId: own() });
      expect([early.statusCode, refusal(early)]).toEqual([
        409,
        {
          message: 'Clients are called from 09:00 to 21:00 Indian time only.',
          errors: ['/opportunityId HOURS'],
        },
      ]);
    }
    // On demo data no phone rings, and the desk says that it is late.
    Object.assign(test.services, { config: { ...config, seed: 'demo' } });
    expect((await test.desk('agent')).hours).toMatchObject({ isOpen: false, callsAtNight: true });
    const { call } = await test.act('agent', 'calls', { opportunityId: own() });
    expect(call?.state).toBe('dialling');
    Object.assign(test.services, { config });
    await test.reset();
    test.at('11:00');
    await test.client.db.update(accounts).set({ isDnd: true }).where(eq(accounts.id, id));
    const dnd = await place('agent', { opportunityId: own() });
    await test.client.db.update(accounts).set({ isDnd: false }).where(eq(accounts.id, id));
    const [client] = await test.client.db.select().from(accounts).where(eq(accounts.id, id));
    expect(refusal(dnd)).toMatchObject({
      message: `${client?.name} asked not to be called (DND), so no call can be placed.`,
      errors: ['/opportunityId DND'],
    });
  });

  it('a call that is asked for twice is placed once', async () => {
    await test.number('agent', 5);
    const headers = { 'idempotency-key': 'one-call' };
    const twice = [1, 2].map(() =>
      test.by('agent').post('/console/v1/calls', { opportunityId: own() }, { headers }),
    );
    const [one, other] = await Promise.all(twice);
    expect([one?.statusCode, other?.statusCode]).toEqual([200, 200]);
    expect(one?.json()).toEqual(other?.json());
  });

  it('notices of a stranger', async () => {
    const notices = [{ id: 'n', communicationId: 'c', kind: 'hung-up', at: later(0) }];
    expect(
      (await test.anonymous.post('/console/v1/telephony/notices', { notices })).statusCode,
    ).toBe(403);
  });
});
