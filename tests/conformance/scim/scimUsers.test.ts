import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, users } from '#backend/database/schema/index.ts';
import { addUser, sessionHeaders } from '#tests/support/server/sessionHeaders.ts';
import { startScimConsole, type ScimConsole } from './scimConsole.ts';

const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

interface Person {
  readonly id: string;
  readonly userName: string;
  readonly displayName: string;
  readonly active: boolean;
  readonly externalId?: string;
  readonly name: { readonly givenName: string; readonly familyName: string };
}

let scim: ScimConsole;
beforeAll(async () => {
  scim = await startScimConsole(['user-management']);
});
afterAll(() => scim.close());

/** As Entra ID writes a new person, with attributes that the console does not have. */
const entra = (userName: string, more: object = {}) => ({
  schemas: [userSchema, 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'],
  externalId: `of-${userName}`,
  userName,
  active: true,
  displayName: 'Nila Sen',
  emails: [{ primary: true, type: 'work', value: userName }],
  meta: { resourceType: 'User' },
  name: { formatted: 'Nila Sen', familyName: 'Sen', givenName: 'Nila' },
  title: 'Agent',
  'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { employeeNumber: '7' },
  ...more,
});
const make = async (userName: string, more: object = {}): Promise<Person> => {
  const answer = await scim.ask('POST', 'Users', entra(userName, more));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Person>();
};
const patch = async (id: string, ...Operations: readonly object[]) =>
  scim.ask('PATCH', `Users/${id}`, { schemas: [patchSchema], Operations });
const read = async (id: string) => (await scim.ask('GET', `Users/${id}`)).json<Person>();
const stored = async (id: string) => {
  const [user] = await scim.test.client.db
    .select()
    .from(users)
    .where(eq(users.id, Number(id)));
  return user;
};

describe('people whom a directory pushes', () => {
  it('are made, wait for a group, and are found again', async () => {
    const made = await make('nila@acme.example');
    expect(made).toMatchObject({
      userName: 'nila@acme.example',
      externalId: 'of-nila@acme.example',
      active: true,
      name: { givenName: 'Nila', familyName: 'Sen' },
    });
    // Nobody comes in without a role.
    expect(await stored(made.id)).toMatchObject({ status: 0, firstName: 'Nila', lastName: 'Sen' });
    for (const filter of [
      'userName eq "Nila@acme.example"',
      'externalId eq "of-nila@acme.example"',
      'emails.value eq "nila@acme.example"',
      'emails[type eq "work"].value eq "nila@acme.example"',
      `id eq "${made.id}" and userName eq "nila@acme.example"`,
      `${userSchema}:userName eq "nila@acme.example"`,
    ]) {
      const answer = await scim.ask('GET', `Users?filter=${encodeURIComponent(filter)}`);
      expect(
        answer.json<{ Resources: Person[] }>().Resources?.map(({ id }) => id),
        filter,
      ).toEqual([made.id]);
    }
  });

  it('are told page by page', async () => {
    const page = async (query: string) =>
      (await scim.ask('GET', `Users?${query}`)).json<{
        totalResults: number;
        itemsPerPage: number;
        startIndex: number;
        Resources: Person[];
      }>();
    const all = await page('count=200');
    const two = await page('startIndex=2&count=2');
    expect(two).toMatchObject({ itemsPerPage: 2, startIndex: 2, totalResults: all.totalResults });
    expect(two.Resources).toEqual(all.Resources.slice(1, 3));
    expect(await page('startIndex=-5&count=0')).toMatchObject({ startIndex: 1, Resources: [] });
    // Programs are nobody.
    expect(all.Resources.some(({ userName }) => userName.endsWith('.invalid'))).toBe(false);
  });

  it.each([
    ['Okta, without a path', [{ op: 'replace', value: { active: false } }]],
    ['Entra ID, with a text', [{ op: 'Replace', path: 'active', value: 'False' }]],
    ['Entra ID, with a truth', [{ op: 'Replace', path: 'active', value: false }]],
  ])('are switched off and on by %s', async (who, operations) => {
    const email = `off-${who.replaceAll(/\W/g, '').toLowerCase()}@acme.example`;
    const id = await addUser(scim.test.client, email, ['sales-agent']);
    const headers = await sessionHeaders(scim.test.client, id);
    const answer = await patch(String(id), ...operations);
    expect(answer.json()).toMatchObject({ active: false });
    const details = await scim.test.app.inject({ url: '/madrox/app/v1/user/details', headers });
    expect(details.statusCode).toBe(401);
    await patch(String(id), { op: 'replace', value: { active: true } });
    expect(await stored(String(id))).toMatchObject({ status: 1 });
  });

  it('stay off when people here switched them off', async () => {
    const id = await addUser(scim.test.client, 'kept-off@acme.example', ['sales-agent']);
    await scim.test.client.db.update(users).set({ status: 0 }).where(eq(users.id, id));
    expect(
      (await patch(String(id), { op: 'replace', path: 'active', value: true })).json(),
    ).toMatchObject({
      active: false,
    });
  });

  it.each([
    [
      'the family name',
      { op: 'Replace', path: 'name.familyName', value: 'Rao' },
      { displayName: 'Nila Rao' },
    ],
    [
      'names without a path, as Entra ID did',
      { op: 'Add', value: { 'name.givenName': 'Mina' } },
      { displayName: 'Mina Sen' },
    ],
    [
      'the whole name',
      { op: 'replace', path: 'displayName', value: 'Asha Devi' },
      { displayName: 'Asha Devi' },
    ],
    [
      'the address',
      { op: 'replace', path: 'userName', value: 'Moved@acme.example' },
      { userName: 'moved@acme.example' },
    ],
    [
      'by what it knows them',
      { op: 'add', path: 'externalId', value: 'x-1' },
      { externalId: 'x-1' },
    ],
    [
      'what the console has not',
      { op: 'add', path: 'phoneNumbers[type eq "work"].value', value: '1' },
      { displayName: 'Nila Sen' },
    ],
    [
      'one of several addresses',
      { op: 'replace', path: 'emails[type eq "work"].value', value: 'x@y.example' },
      { displayName: 'Nila Sen' },
    ],
  ])('change %s', async (what, operation, expected) => {
    const { id } = await make(`${what.replaceAll(/\W/g, '').toLowerCase()}@acme.example`);
    const answer = await patch(id, operation);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject(expected);
    expect(await read(id)).toMatchObject(expected);
  });

  it('are replaced as a whole', async () => {
    const { id } = await make('whole@acme.example');
    const answer = await scim.ask('PUT', `Users/${id}`, {
      userName: 'whole@acme.example',
      name: { givenName: 'Dev', familyName: 'Das' },
      active: true,
    });
    expect(answer.json()).toMatchObject({ displayName: 'Dev Das' });
    expect(answer.json<Person>().externalId).toBeUndefined();
  });

  it('leave without being deleted, and may come again', async () => {
    const { id } = await make('leaver@acme.example');
    const gone = await scim.ask('DELETE', `Users/${id}`);
    expect([gone.statusCode, gone.body]).toEqual([204, '']);
    expect((await scim.ask('GET', `Users/${id}`)).statusCode).toBe(404);
    expect((await scim.ask('DELETE', `Users/${id}`)).statusCode).toBe(404);
    expect(await stored(id)).toMatchObject({ status: 0 });
    const again = await make('leaver@acme.example');
    expect(again).toMatchObject({ id, active: true });
  });

  it('are in history under the name of the program', async () => {
    const { id } = await make('told@acme.example');
    const entries = await scim.test.client.db
      .select({ action: auditEntries.action, token: auditEntries.tokenId })
      .from(auditEntries)
      .where(sql`${auditEntries.entity} = 'users' and ${auditEntries.entityId} = ${id}`);
    expect(entries.map(({ action }) => action)).toContain('create');
    expect(entries.every(({ token }) => token !== null)).toBe(true);
  });
});
