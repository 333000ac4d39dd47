import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scimCallIds, startScimConsole, type ScimConsole } from './scimConsole.ts';

const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error';

let scim: ScimConsole;
beforeAll(async () => {
  scim = await startScimConsole(['user-management']);
});
afterAll(() => scim.close());

const person = (userName: string) => ({ schemas: [userSchema], userName, displayName: 'Nila Sen' });

describe('the door of a directory', () => {
  it.each([
    ['ServiceProviderConfig', { patch: { supported: true }, bulk: { supported: false } }],
    ['ResourceTypes', { totalResults: 2 }],
    ['Schemas', { totalResults: 2 }],
  ])('says what it understands: %s', async (path, expected) => {
    const answer = await scim.ask('GET', path);
    expect(answer.headers['content-type']).toContain('application/scim+json');
    expect(answer.json()).toMatchObject(expected);
  });

  it.each([
    ['an unknown token', 401, () => Promise.resolve('nvc_unknown')],
    ['a token that does not name the calls', 403, () => scim.token(['user-management'])],
    ['a token of other roles', 403, () => scim.token(['finance'], scimCallIds)],
  ])('is shut to %s, in the words of the standard', async (_who, status, token) => {
    const answer = await scim.with(await token())('GET', 'Users');
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('application/scim+json');
    expect(answer.json()).toMatchObject({ schemas: [errorSchema], status: String(status) });
  });

  it('opens nothing else that gives roles', async () => {
    const token = await scim.token(['user-management'], scimCallIds);
    const { statusCode } = await scim.test.app.inject({
      method: 'POST',
      url: '/madrox/data/v1/entity/company-users',
      headers: { authorization: `Bearer ${token}` },
      payload: { name: 'A', email: 'a@acme.example', userRoles: ['sales-agent'] },
    });
    expect(statusCode).toBe(403);
  });
});

describe('what a directory is refused', () => {
  it.each([
    ['the same person twice', 'POST', 'Users', person('admin@example.com'), 409, 'uniqueness'],
    ['a name that is no address', 'POST', 'Users', person('nila'), 400, 'invalidValue'],
    ['nobody', 'POST', 'Users', { schemas: [userSchema] }, 400, 'invalidValue'],
    [
      'a filter that it does not understand',
      'GET',
      'Users?filter=userName+co+%22a%22',
      undefined,
      400,
      'invalidFilter',
    ],
    ['a filter that is none', 'GET', 'Users?filter=userName', undefined, 400, 'invalidFilter'],
    [
      'an attribute that nobody has',
      'GET',
      'Users?filter=shoe+eq+%22a%22',
      undefined,
      400,
      'invalidFilter',
    ],
    [
      'a change that is none',
      'PATCH',
      'Users/1',
      { Operations: [{ op: 'turn', path: 'active', value: true }] },
      400,
      'invalidPath',
    ],
    [
      'a path out of the resource',
      'PATCH',
      'Users/1',
      { Operations: [{ op: 'add', path: '__proto__.isAdmin', value: true }] },
      400,
      'invalidPath',
    ],
    ['a person who is not there', 'GET', 'Users/999999', undefined, 404, undefined],
    [
      'somebody with roles beyond its own',
      'PATCH',
      'Users/1',
      { Operations: [{ op: 'replace', path: 'active', value: false }] },
      403,
      undefined,
    ],
  ] as const)('%s', async (_what, method, path, body, status, word) => {
    const answer = await scim.ask(method, path, body);
    expect([answer.statusCode, answer.json<{ scimType?: string }>().scimType], answer.body).toEqual(
      [status, word],
    );
    expect(answer.json()).toMatchObject({ schemas: [errorSchema], status: String(status) });
  });

  it('anything that changes people while no rule says what groups give', async () => {
    const bare = await startScimConsole(['user-management'], {});
    const answer = await bare.ask('POST', 'Users', person('nila@acme.example'));
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      503,
      expect.stringContaining('OIDC_ROLES'),
    ]);
    await bare.close();
  });
});
