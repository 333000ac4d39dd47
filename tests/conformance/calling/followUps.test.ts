import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  callingConfigs,
  followUpEscalations,
  notifications,
  opportunities,
  records,
} from '#backend/database/schema/index.ts';
import { readListAddress } from '#engine/list/address/listAddress.ts';
import { escalateFollowUps } from '#backend/services/calling/escalateFollowUps.ts';
import { startCalling, type CallingTest } from './startCalling.ts';

/* Missed follow-ups climb, and public holidays count for nobody (decision record 0115). */

let test: CallingTest;
beforeAll(async () => {
  test = await startCalling();
  // Those of the demo data would fill the rounds.
  await test.client.db.update(opportunities).set({ fupTime: null });
});
afterAll(() => test.close());

const at = (moment: string) => new Date(`${moment}:00.000+05:30`);
const round = async (moment: string) => {
  test.services.now = () => at(moment);
  await escalateFollowUps(test.services);
};
const missed = async (name: string, moment: string) => {
  await test.client.db
    .update(opportunities)
    .set({ fupTime: at(moment) })
    .where(eq(opportunities.id, test.held(name).opportunityId));
};
/** What someone was told, the oldest first. */
const told = async (name: string) => {
  const rows = await test.client.db
    .select({ title: notifications.title, link: notifications.link, body: notifications.body })
    .from(notifications)
    .where(and(eq(notifications.userId, test.idOf(name)), eq(notifications.kind, 'follow-up')))
    .orderBy(asc(notifications.id));
  return rows;
};
const titles = async (...names: readonly string[]) =>
  Promise.all(names.map(async name => (await told(name)).map(({ title }) => title)));
const holiday = async (day: string, states?: readonly string[]) => {
  const data = { day, name: 'Guru Nanak Jayanti', ...(states && { states }) };
  await test.client.db.insert(records).values({ resource: 'public-holidays', data });
};
/** Puts the client of a deal into a State, which is said by its GST code. */
const inState = async (name: string, code: string) => {
  await test.client.db.execute(sql`update opportunities set city_id =
    (select min(town.id) from cities town join states state on state.id = town.state_id
      where state.gst_code = ${code}) where id = ${test.held(name).opportunityId}`);
};

beforeEach(async () => {
  const { db } = test.client;
  await db.delete(followUpEscalations);
  await db.delete(notifications).where(eq(notifications.kind, 'follow-up'));
  await db.delete(records).where(eq(records.resource, 'public-holidays'));
  await db.update(opportunities).set({ fupTime: null });
  test.services.now = () => test.now();
});

describe('a missed follow-up', () => {
  it('is told to the agent, then to their lead, then to the manager of the lead, once each', async () => {
    await missed('trainee', '2026-11-20T11:00');
    const people = ['trainee', 'agent', 'lead'];
    await round('2026-11-20T11:59');
    expect(await titles(...people)).toEqual([[], [], []]);
    await round('2026-11-20T12:00');
    expect(await titles(...people)).toEqual([['A follow-up was missed'], [], []]);
    await round('2026-11-20T15:00');
    await round('2026-11-20T15:01');
    const [, lead = []] = await titles(...people);
    expect(lead).toEqual([expect.stringMatching(/trainee.*: a follow-up was missed$/i)]);
    // Nine hours of work: the next day at eleven.
    await round('2026-11-21T10:59');
    expect((await titles('lead'))[0]).toEqual([]);
    await round('2026-11-21T11:00');
    expect((await titles('lead'))[0]).toHaveLength(1);
    const counts = (await titles(...people)).map(list => list.length);
    expect(counts).toEqual([1, 1, 1]);
    expect((await told('trainee'))[0]?.link).toBe(
      `/opportunity/${test.held('trainee').opportunityId}`,
    );
  });

  it('climbs once after a server that was down, with the others of the agent in one notice', async () => {
    const more = await test.log('agent');
    await missed('agent', '2026-11-20T11:00');
    await test.client.db
      .update(opportunities)
      .set({ fupTime: at('2026-11-20T10:30') })
      .where(eq(opportunities.id, more.id));
    await round('2026-11-21T12:00');
    await round('2026-11-21T12:01');
    expect(await titles('agent')).toEqual([['2 follow-ups were missed']]);
    const [notice] = await told('lead');
    expect(notice?.title).toMatch(/: 2 follow-ups were missed$/);
    const { search } = new URL(`http://console${notice?.link}`);
    // As the list reads its address: what is no condition would be passed over.
    expect(readListAddress(search).where).toMatchObject({
      all: [
        { bucket: { eq: 'open' } },
        { agentId: { eq: test.idOf('agent') } },
        { fupTime: { lte: expect.any(String) as string } },
      ],
    });
  });

  it('begins anew with the next follow-up, and ends with the deal', async () => {
    await missed('agent', '2026-11-20T11:00');
    await round('2026-11-20T12:00');
    await missed('agent', '2026-11-20T13:00');
    await round('2026-11-20T14:00');
    expect((await titles('agent'))[0]).toHaveLength(2);
    await missed('agent', '2026-11-20T14:30');
    await test.setStatus(test.held('agent').opportunityId, 6);
    await round('2026-11-20T18:00');
    expect((await titles('agent'))[0]).toHaveLength(2);
    await test.setStatus(test.held('agent').opportunityId, 1);
  });

  it('waits as long as the line says', async () => {
    const { line } = (await test.page('agent', test.held('agent').opportunityId)) as unknown as {
      line: 'broker';
    };
    const ofLine = eq(callingConfigs.line, line);
    await test.client.db.update(callingConfigs).set({ agentAfterHours: 3 }).where(ofLine);
    await missed('agent', '2026-11-20T11:00');
    await round('2026-11-20T13:59');
    expect(await titles('agent')).toEqual([[]]);
    await round('2026-11-20T14:00');
    expect((await titles('agent'))[0]).toHaveLength(1);
    await test.client.db.update(callingConfigs).set({ agentAfterHours: 1 }).where(ofLine);
  });

  it('rests on Sundays and on public holidays of its State', async () => {
    await missed('agent', '2026-11-21T18:30');
    await round('2026-11-22T12:00');
    expect(await titles('agent')).toEqual([[]]);
    await inState('agent', '29');
    await holiday('2026-11-23', ['27']);
    await holiday('2026-11-24', ['29']);
    await missed('agent', '2026-11-23T18:30');
    await round('2026-11-24T12:00');
    expect(await titles('agent')).toEqual([[]]);
    await round('2026-11-25T10:30');
    expect((await titles('agent'))[0]).toHaveLength(1);
    // The holiday of another State is a day of work here.
    await missed('agent', '2026-11-23T11:00');
    await round('2026-11-23T12:00');
    expect((await titles('agent'))[0]).toHaveLength(2);
  });
});

describe('a public holiday', () => {
  it('takes no follow-up after a call, and brings none up at the desk', async () => {
    await test.online('agent');
    await test.number('agent', 5);
    const { call } = await test.talk('agent');
    await test.act('agent', `calls/${call?.id}/hang-up`);
    await holiday('2026-11-23');
    const dispose = (fupTime: string) =>
      test.by('agent').post(`/console/v1/calls/${call?.id}/disposition`, {
        caseReasonId: 1,
        fupTime: at(fupTime).toISOString(),
      });
    const refused = await dispose('2026-11-23T12:00');
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      {
        errors: [
          {
            field: '/fupTime',
            message: '23/11/2026 is a public holiday (Guru Nanak Jayanti). Choose another day.',
          },
        ],
      },
    ]);
    expect((await dispose('2026-11-24T12:00')).statusCode).toBe(200);

    await missed('agent', '2026-11-20T10:30');
    expect((await test.desk('agent')).callbacks).toHaveLength(1);
    await holiday('2026-11-20');
    expect((await test.desk('agent')).callbacks).toEqual([]);
  });

  it('is written by heads of sales alone, and its States are known ones', async () => {
    const keeper = test.by('keeper');
    const path = '/console/v1/records/public-holidays';
    const body = { day: '2026-12-25', name: 'Christmas' };
    expect((await test.by('agent').post(path, body)).statusCode).toBe(403);
    expect((await keeper.post(path, { ...body, states: ['25'] })).statusCode).toBe(422);
    expect((await keeper.post(path, { ...body, states: ['29'] })).statusCode).toBe(200);
    const [row] = await test.client.db
      .select()
      .from(records)
      .where(and(eq(records.resource, 'public-holidays'), isNull(records.deletedAt)));
    expect(row?.data).toMatchObject({ states: ['29'] });
  });
});
