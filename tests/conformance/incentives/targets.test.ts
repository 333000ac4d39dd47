import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser } from '#tests/support/server/sessionHeaders.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

interface Person {
  userId: number;
  userName: string;
  targetId: number | null;
  version: number | null;
  individualTarget: number;
  allowedMinTarget: number;
  allowedMaxTarget: number;
  types: string[];
}

let test: TestApp;
let keeper: Caller;
let cycles: { id: number; isClosed: boolean }[];
let person: Person;

const sheetOf = async (cycleId: number) =>
  (await keeper.get('/console/v1/sales-target-sheet', { query: { cycleId } })).json<{
    isClosed: boolean;
    results: Person[];
  }>();

beforeAll(async () => {
  test = await startTestApp();
  keeper = await test.as('lookup-admin');
  cycles = (await keeper.get('/sapna/v1/incentive-cycles', { query: { count: 3 } })).json<{
    results: typeof cycles;
  }>().results;
  const { results } = await sheetOf(cycles[0]?.id ?? 0);
  const found = results.find(({ types }) => !types.includes('Team'));
  if (!found) throw new Error('Nobody sells by themselves');
  person = found;
});
afterAll(() => test.close());

const faultOf = (answer: { json: <T>() => T }) => {
  const [fault] = answer.json<{ errors: { field: string; code: string; message: string }[] }>()
    .errors;
  return fault && `${fault.field} ${fault.code}`;
};
const change = (body: object, { targetId, version }: Person = person) =>
  keeper.put(`/sapna/v1/user-targets/update/${targetId ?? 0}`, { version, ...body });

describe('a target', () => {
  it.each([
    ['/individualTarget minimum', () => ({ individualTarget: -1 })],
    ['/individualTarget range', () => ({ individualTarget: person.allowedMinTarget - 1 })],
    ['/individualTarget range', () => ({ individualTarget: person.allowedMaxTarget + 1 })],
    ['/teamTarget type', () => ({ teamTarget: person.allowedMinTarget })],
  ])('is refused: %s', async (expected, body) => {
    const answer = await change(body());
    expect(answer.statusCode).toBe(422);
    expect(faultOf(answer)).toBe(expected);
  });

  it('is changed within what the rule allows, and kept by version', async () => {
    const answer = await change({ individualTarget: person.allowedMinTarget });
    expect(answer.json()).toMatchObject({ individualTarget: person.allowedMinTarget });
    expect((await change({ individualTarget: 0 })).statusCode).toBe(409);
  });

  it('of a closed cycle stays', async () => {
    const closed = cycles.find(({ isClosed }) => isClosed);
    const { isClosed, results } = await sheetOf(closed?.id ?? 0);
    expect(isClosed).toBe(true);
    const one = results.find(({ targetId }) => targetId !== null);
    expect(faultOf(await change({ individualTarget: 0 }, one))).toBe('/cycleId locked');
  });

  it('is set for somebody new, once a cycle, by those who keep targets alone', async () => {
    const cycleId = cycles[0]?.id;
    const body = { userId: person.userId, cycleId, individualTarget: person.allowedMinTarget };
    expect(faultOf(await keeper.post('/sapna/v1/user-targets/add', body))).toBe(
      '/userId duplicate',
    );
    const outside = await addUser(test.client, 'no-part@example.com', ['finance']);
    const other = { ...body, userId: outside };
    expect(faultOf(await keeper.post('/sapna/v1/user-targets/add', other))).toBe('/userId check');
    const agent = await test.as('broker-agent');
    expect((await agent.post('/sapna/v1/user-targets/add', body)).statusCode).toBe(403);
  });
});

describe('targets and rules of others', () => {
  it('an agent reads their own alone', async () => {
    const agent = await test.as('broker-agent');
    const rows = (await agent.get('/sapna/v1/user-targets', { query: { pageSize: 100 } })).json<{
      results: { userName: string }[];
    }>().results;
    const names = rows.map(({ userName }) => userName);
    expect(names).toContain('Imran Qureshi');
    expect(names).not.toContain('Lakshmi Narayanan');
    expect(names).not.toContain('Karthik Subramanian');
    const lead = await test.as('broker-lead');
    const team = (
      await lead.get('/sapna/v1/user-targets', { query: { getTeamTargets: true, pageSize: 100 } })
    ).json<{ results: { userName: string }[] }>().results;
    expect(team.some(({ userName }) => userName === 'Imran Qureshi')).toBe(true);
    expect(team.some(({ userName }) => userName === 'Lakshmi Narayanan')).toBe(false);
  });

  it('get-rules tells the rule of each, and leaves out who has none or is not theirs to see', async () => {
    const body = { userIds: [person.userId, 999_999] };
    const rules = await keeper.post('/sapna/v2/incentive-rules/get-rules', body);
    expect(rules.json()).toMatchObject({
      results: [
        {
          userId: person.userId,
          rule: { allowedMinTarget: person.allowedMinTarget, frequency: 'Monthly' },
        },
      ],
    });
    const stranger = await test.as('support');
    expect((await stranger.post('/sapna/v2/incentive-rules/get-rules', body)).json()).toEqual({
      results: [],
    });
  });
});
