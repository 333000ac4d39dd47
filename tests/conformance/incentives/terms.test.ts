import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { incentiveCycles, incentiveParticipantCategories } from '#backend/database/schema/index.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

let test: TestApp;
let admin: Caller;
let categoryId: number;
/** The first day of the newest closed cycle, and two later days. */
let closed: string;
const later = '2031-04-01';
const muchLater = '2031-07-01';

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as('admin');
  const made = await admin.post('/console/v1/incentive-participant-categories', {
    designationId: 8,
    departmentId: 5,
    clientTypeId: 4,
  });
  categoryId = made.json<{ id: number }>().id;
  const cycles = await test.client.db.select().from(incentiveCycles);
  closed =
    cycles
      .filter(({ closedAt }) => closedAt !== null)
      .map(({ startDate }) => startDate)
      .toSorted()
      .at(-1) ?? '';
});
afterAll(() => test.close());

const slab = (from: number, below: number | null, more: object = {}) => ({
  participantCategoryId: categoryId,
  targetMinPercentage: from,
  targetMaxPercentage: below,
  incentivePercentage: 2.5,
  effectiveDate: later,
  ...more,
});
const addSlab = (body: object, by = admin) => by.post('/sapna/v1/incentive-slabs/add', body);
const rule = (more: object = {}) => ({
  participantCategoryId: categoryId,
  allowedMinTarget: 1_000_00,
  allowedMaxTarget: 9_000_00,
  frequency: 'Monthly',
  incentiveCap: null,
  effectiveDate: later,
  participantAllowedIncentiveTypes: ['Individual'],
  ...more,
});
const addRule = (body: object) => admin.post('/sapna/v1/incentive-rules/add', body);

interface Refused {
  errors: { field: string; code: string; message: string; hi?: string }[];
}
const faultOf = (answer: { json: <T>() => T }) => answer.json<Refused>().errors[0];

describe('a slab', () => {
  it('is kept in hundredths of a percent and answered with its category', async () => {
    const made = await addSlab(slab(0, 50.25));
    expect(made.statusCode).toBe(200);
    expect(made.json()).toMatchObject({
      targetMinPercentage: 0,
      targetMaxPercentage: 50.25,
      incentivePercentage: 2.5,
      accountsClosedMin: 0,
      standing: 'Counts later',
      isLocked: false,
      participantCategoryName: 'Specialist · Content · Financial Institution',
      participantCategoryDto: { designationId: 8, departmentId: 5, clientTypeId: 4 },
    });
  });

  it('that overlaps another one is told where and what to do; next to it is fine', async () => {
    const fault = faultOf(await addSlab(slab(50.24, 80)));
    expect(fault).toMatchObject({ field: '/targetMinPercentage', code: 'overlap' });
    expect(fault?.message).toBe(
      'The slab 0% to 50.25% of the same version covers a part of this. Start where it ends, or shorten it first.',
    );
    expect(fault?.hi).toContain('0% से 50.25%');
    expect((await addSlab(slab(50.25, 80))).statusCode).toBe(200);
  });

  it('may cover the same share for other numbers of accounts, and another version at will', async () => {
    expect((await addSlab(slab(90, null, { accountsClosedMax: 10 }))).statusCode).toBe(200);
    expect((await addSlab(slab(90, null, { accountsClosedMin: 10 }))).statusCode).toBe(200);
    expect(faultOf(await addSlab(slab(95, null, { accountsClosedMin: 9 })))).toMatchObject({
      code: 'overlap',
      message: expect.stringContaining('90% and more with 0 to 10 accounts') as string,
    });
    expect((await addSlab(slab(0, null, { effectiveDate: muchLater }))).statusCode).toBe(200);
  });

  it.each([
    ['/targetMaxPercentage order', () => slab(80, 80)],
    [
      '/accountsClosedMax order',
      () => slab(80, 85, { accountsClosedMin: 5, accountsClosedMax: 5 }),
    ],
    ['/targetMinPercentage minimum', () => slab(-1, 5)],
    ['/incentivePercentage maximum', () => slab(80, 85, { incentivePercentage: 101 })],
    [
      '/participantCategoryId required',
      () => ({ ...slab(80, 85), participantCategoryId: undefined }),
    ],
    ['/participantCategoryId reference', () => slab(80, 85, { participantCategoryId: 99_999 })],
  ] as const)('with %s is refused', async (expected, body) => {
    const fault = faultOf(await addSlab(body()));
    expect(`${fault?.field} ${fault?.code}`).toBe(expected);
  });

  it('names its category by parts; parts that none has make one', async () => {
    const parts = { designationId: 31, departmentId: 17, clientTypeId: 5 };
    const body = {
      ...slab(0, null),
      participantCategoryId: undefined,
      participantCategoryDto: parts,
    };
    const made = (await addSlab(body)).json<{ participantCategoryId: number }>();
    const rows = await test.client.db
      .select()
      .from(incentiveParticipantCategories)
      .where(eq(incentiveParticipantCategories.clientTypeId, 5));
    expect(rows).toMatchObject([{ ...parts, id: made.participantCategoryId }]);
    const again = await addSlab({ ...body, effectiveDate: muchLater });
    expect(again.json<{ participantCategoryId: number }>().participantCategoryId).toBe(
      made.participantCategoryId,
    );
    const fault = faultOf(
      await addSlab({
        ...body,
        participantCategoryDto: { designationId: 31 },
        effectiveDate: '2032-01-01',
      }),
    );
    expect(fault).toMatchObject({ field: '/participantCategoryId', code: 'required' });
  });

  it('written by two at once covers no ground twice', async () => {
    const body = slab(0, 10, { effectiveDate: '2033-01-01' });
    const answers = await Promise.all([addSlab(body), addSlab(body), addSlab(body)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
  });
});

describe('what counted for a closed cycle', () => {
  interface Version {
    id: number;
    version: number;
    effectiveDate: string;
    isLocked: boolean;
  }
  const locked = async (path: string): Promise<Version> => {
    const { results } = (await admin.get(path, { query: { pageSize: 100 } })).json<{
      results: Version[];
    }>();
    const found = results.find(one => one.isLocked);
    if (!found) throw new Error('Nothing counted yet');
    return found;
  };

  it.each([
    ['slab', '/sapna/v1/incentive-slabs', { incentivePercentage: 9 }],
    ['rule', '/sapna/v2/incentive-rules', { incentiveCap: 1 }],
  ])('is a %s that stays as it is', async (_title, path, change) => {
    const { id, version } = await locked(path);
    const answer = await admin.put(`${path.replace('v2', 'v1')}/update/${id}`, {
      ...change,
      version,
    });
    expect(answer.statusCode).toBe(422);
    expect(faultOf(answer)).toMatchObject({ field: '/effectiveDate', code: 'locked' });
  });

  it('gets no other version before it', async () => {
    expect(closed).not.toBe('');
    const early = { effectiveDate: closed };
    expect(faultOf(await addSlab(slab(0, null, early)))).toMatchObject({ code: 'locked' });
    expect(faultOf(await addRule(rule(early)))).toMatchObject({ code: 'locked' });
  });
});

describe('a rule', () => {
  it('is one a category and day; changed while it has not counted', async () => {
    const made = await addRule(rule());
    expect(made.statusCode).toBe(200);
    const { id, version } = made.json<{ id: number; version: number }>();
    expect(faultOf(await addRule(rule()))).toMatchObject({
      field: '/effectiveDate',
      code: 'duplicate',
    });
    const changed = await admin.put(`/sapna/v1/incentive-rules/update/${id}`, {
      incentiveCap: 5_00,
      version,
    });
    expect(changed.json()).toMatchObject({ incentiveCap: 5_00, standing: 'Counts later' });
  });

  it.each([
    ['/allowedMaxTarget order', { allowedMinTarget: 9_000_01 }],
    ['/allowedMinTarget minimum', { allowedMinTarget: -1 }],
    ['/frequency enum', { frequency: 'Weekly' }],
    ['/participantAllowedIncentiveTypes minItems', { participantAllowedIncentiveTypes: [] }],
  ])('with %s is refused', async (expected, change) => {
    const fault = faultOf(await addRule(rule({ ...change, effectiveDate: muchLater })));
    expect(`${fault?.field} ${fault?.code}`).toBe(expected);
  });
});

describe('a participant category', () => {
  it('is there once, and is called by its parts', async () => {
    const parts = { designationId: 8, departmentId: 5, clientTypeId: 4 };
    const again = await admin.post('/console/v1/incentive-participant-categories', parts);
    expect(faultOf(again)).toMatchObject({ field: '/designationId', code: 'duplicate' });
    const list = await admin.get('/sapna/v1/incentive-participant-categories', {
      query: { search: 'Senior Tele', pageSize: 10 },
    });
    expect(
      list.json<{ results: { name: string; personCount: number }[] }>().results[0],
    ).toMatchObject({
      name: 'Senior Tele-sales Agent · Tele-sales · Broker',
      personCount: 16,
    });
  });

  it('is read by those who set targets, and written by administrators alone', async () => {
    const keeper = await test.as('lookup-admin');
    expect((await keeper.get('/sapna/v1/incentive-slabs')).json()).toMatchObject({
      results: expect.any(Array) as unknown,
    });
    expect((await addSlab(slab(0, null), keeper)).statusCode).toBe(403);
  });
});
