import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, roleGrants, users } from '#backend/database/schema/index.ts';
import { addUser, sessionHeaders } from '#tests/support/server/sessionHeaders.ts';
import { startScimConsole, type ScimConsole } from './scimConsole.ts';

const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

interface Group {
  readonly id: string;
  readonly displayName: string;
  readonly members?: readonly { readonly value: string }[];
}

let scim: ScimConsole;
let people = 0;
beforeAll(async () => {
  scim = await startScimConsole(['user-management']);
});
afterAll(() => scim.close());

const person = async (): Promise<string> => {
  people += 1;
  const userName = `person-${people}@acme.example`;
  const answer = await scim.ask('POST', 'Users', { userName, displayName: `Person ${people}` });
  return answer.json<{ id: string }>().id;
};
const group = async (displayName: string, ...members: readonly string[]): Promise<Group> => {
  const answer = await scim.ask('POST', 'Groups', {
    displayName,
    members: members.map(value => ({ value })),
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Group>();
};
const patch = (id: string, ...Operations: readonly object[]) =>
  scim.ask('PATCH', `Groups/${id}`, { schemas: [patchSchema], Operations });
const drop = async ({ id }: Group) => {
  expect((await scim.ask('DELETE', `Groups/${id}`)).statusCode).toBe(204);
};
const rolesOf = async (id: string) => {
  const rows = await scim.test.client.db
    .select({ code: roleGrants.roleCode })
    .from(roleGrants)
    .where(eq(roleGrants.userId, Number(id)));
  return rows.map(({ code }) => code).toSorted();
};
const statusOf = async (id: string) => {
  const [user] = await scim.test.client.db
    .select({ status: users.status })
    .from(users)
    .where(eq(users.id, Number(id)));
  return user?.status;
};

describe('groups that a directory pushes', () => {
  it('give roles by the rule, and take them with everything that was open', async () => {
    const one = await person();
    expect(await statusOf(one)).toBe(0);
    const sales = await group('Sales', one);
    expect([await statusOf(one), await rolesOf(one)]).toEqual([1, ['sales-agent']]);
    const headers = await sessionHeaders(scim.test.client, Number(one));
    const details = () => scim.test.app.inject({ url: '/madrox/app/v1/user/details', headers });
    expect((await details()).statusCode).toBe(200);
    await patch(sales.id, { op: 'Remove', path: `members[value eq "${one}"]` });
    expect((await details()).statusCode).toBe(401);
    expect(await statusOf(one)).toBe(0);
    await drop(sales);
  });

  it('without a rule of their own are kept, and give nothing', async () => {
    const one = await person();
    const canteen = await group('Canteen', one);
    expect([await statusOf(one), await rolesOf(one)]).toEqual([0, []]);
    await drop(canteen);
  });

  it.each([
    [
      'Okta adds',
      (_a: string, b: string) => [
        { op: 'add', path: 'members', value: [{ value: b, display: 'x' }] },
      ],
      [1, 1],
    ],
    [
      'Entra ID removes by a filter',
      (a: string) => [{ op: 'Remove', path: `members[value eq "${a}"]` }],
      [0, 0],
    ],
    [
      'Entra ID removes by a list',
      (a: string) => [{ op: 'Remove', path: 'members', value: [{ value: a }] }],
      [0, 0],
    ],
    [
      'Okta replaces',
      (_a: string, b: string) => [{ op: 'replace', path: 'members', value: [{ value: b }] }],
      [0, 1],
    ],
    [
      'Okta replaces the whole',
      (_a: string, b: string) => [
        { op: 'replace', value: { id: '1', displayName: 'Sales', members: [{ value: b }] } },
      ],
      [0, 1],
    ],
    ['all are removed', () => [{ op: 'remove', path: 'members' }], [0, 0]],
  ] as const)('change their members: %s', async (_who, operations, expected) => {
    const [one, other] = [await person(), await person()];
    const sales = await group('Sales', one);
    const answer = await patch(sales.id, ...operations(one, other));
    expect(answer.statusCode, answer.body).toBe(200);
    expect([await statusOf(one), await statusOf(other)]).toEqual(expected);
    await drop(sales);
    expect([await statusOf(one), await statusOf(other)]).toEqual([0, 0]);
  });

  it('are renamed, and then give what the rule gives to the new name', async () => {
    const one = await person();
    const sales = await group('Sales', one);
    await patch(sales.id, { op: 'replace', path: 'displayName', value: 'Leads' });
    expect(await rolesOf(one)).toEqual(['sales-manager']);
    await drop(sales);
  });

  it('of which somebody is in several add up', async () => {
    const one = await person();
    const [sales, leads] = [await group('Sales', one), await group('Leads', one)];
    expect(await rolesOf(one)).toEqual(['sales-agent', 'sales-manager']);
    await scim.ask('PUT', `Groups/${sales.id}`, { displayName: 'Sales', members: [] });
    expect(await rolesOf(one)).toEqual(['sales-manager']);
    await drop(sales);
    await drop(leads);
  });

  it('leave the roles that people gave here', async () => {
    const id = String(
      await addUser(scim.test.client, 'own@acme.example', ['content', 'lookup-view']),
    );
    const sales = await group('Sales', id);
    expect(await rolesOf(id)).toEqual(['content', 'lookup-view', 'sales-agent']);
    await drop(sales);
    expect([await statusOf(id), await rolesOf(id)]).toEqual([1, ['content', 'lookup-view']]);
  });

  it('are found by name and member, with members or without', async () => {
    const one = await person();
    const sales = await group('Sales', one);
    const find = async (query: string) =>
      (await scim.ask('GET', `Groups?${query}`)).json<{ Resources: Group[] }>().Resources;
    for (const filter of ['displayName eq "sales"', `members.value eq "${one}"`])
      expect((await find(`filter=${encodeURIComponent(filter)}`))[0]).toMatchObject({
        id: sales.id,
        members: [{ value: one }],
      });
    expect((await find('excludedAttributes=members'))[0]).not.toHaveProperty('members');
    await drop(sales);
  });

  it('are in history with who is in them', async () => {
    const one = await person();
    const sales = await group('Sales', one);
    const [entry] = await scim.test.client.db
      .select({ after: auditEntries.after })
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, sales.id), eq(auditEntries.action, 'update')));
    expect(entry?.after).toMatchObject({ members: [Number(one)] });
    await drop(sales);
  });
});

describe('what is refused of groups', () => {
  it('the same name twice', async () => {
    const sales = await group('Sales');
    const answer = await scim.ask('POST', 'Groups', { displayName: 'sales' });
    expect([answer.statusCode, answer.json<{ scimType: string }>().scimType]).toEqual([
      409,
      'uniqueness',
    ]);
    await drop(sales);
  });

  it('a member who is nobody', async () => {
    for (const value of ['999999', 'nobody'])
      expect(
        (await scim.ask('POST', 'Groups', { displayName: 'Sales', members: [{ value }] })).json(),
      ).toMatchObject({ status: '400', scimType: 'invalidValue' });
  });

  it('roles that the program may not give, and nothing of it is stored', async () => {
    const one = await person();
    const answer = await scim.ask('POST', 'Groups', {
      displayName: 'Bosses',
      members: [{ value: one }],
    });
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      400,
      expect.stringContaining('Admin'),
    ]);
    expect(await rolesOf(one)).toEqual([]);
    const found = await scim.ask('GET', 'Groups?filter=displayName+eq+%22Bosses%22');
    expect(found.json()).toMatchObject({ totalResults: 0 });
  });
});
