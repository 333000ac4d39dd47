import { eq } from 'drizzle-orm';
import { approvalMessages } from '#contract/domain/approvals/approvalMessages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleGrants, users } from '#backend/database/schema/index.ts';
import type { Call } from '#contract/calls/call.ts';
import { callList } from '#contract/calls/index.ts';
import { fillPath } from '#contract/domain/fillProduct.ts';
import { roleCodes, type RoleCode } from '#contract/domain/roles.ts';
import { amenities } from '#tests/support/amenities.ts';
import {
  addUser,
  sessionHeaders,
  type SessionHeaders,
} from '#tests/support/server/sessionHeaders.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';
import { accessTable } from './table.ts';

const product = { name: 'Nivaas', slug: 'nivaas' };
/** Every call by method and path, as the server answers it. */
const served: ReadonlyMap<string, Call> = new Map(
  callList.map(call => [`${call.method} ${fillPath(call.path, product)}`, call]),
);

let test: TestApp;
/** A user for each role, who holds that role and nothing else. */
const userIds = new Map<RoleCode, number>();

/** One session a user: what a call answers to it is read with the roles of that moment. */
const sessions = new Map<number, Promise<SessionHeaders>>();
const headersOf = (userId = 0): Promise<SessionHeaders> => {
  const headers = sessions.get(userId) ?? sessionHeaders(test.client, userId);
  sessions.set(userId, headers);
  return headers;
};

/** As few rows as a list can be asked for: whether it answers is what counts. */
const fewest = (call: string): Record<string, string> =>
  served.get(call)?.query?.properties['pageSize'] ? { pageSize: '1' } : {};

/** Ways of signing in that need a setting. */
const notSetUp = ['POST /console/v1/directory/sign-in', 'POST /console/v1/sign-in/passkey-options'];

/** The status that a call answers; no id exists, so that a call that is allowed still finds nothing to change. */
const statusOf = async (call: string, headers: Record<string, string> = {}): Promise<number> => {
  const [method = 'GET', path = ''] = call.split(' ');
  const answer = await test.app.inject({
    method: method as 'GET',
    url: path.replace('{resource}', 'amenities').replaceAll(/\{\w+\}/g, '999999999'),
    headers,
    query: fewest(call),
  });
  const isOfRecord = answer.body.includes(approvalMessages.mayNotView);
  // An approval that does not exist is refused like one of someone else (decision record 0120), whatever the role.
  return isOfRecord ? 404 : answer.statusCode;
};

const isAllowed = (status: number): boolean => status !== 401 && status !== 403;

const endsSession = (call: string): boolean => call.endsWith('/logout');

const rolesAllowed = async (call: string): Promise<RoleCode[]> => {
  const allowed: RoleCode[] = [];
  for (const [code, userId] of userIds) {
    // A session that this very call ends serves no other.
    const headers = await (endsSession(call)
      ? sessionHeaders(test.client, userId)
      : headersOf(userId));
    if (isAllowed(await statusOf(call, headers))) allowed.push(code);
  }
  return allowed.toSorted();
};

beforeAll(async () => {
  test = await startTestApp({ screens: [amenities] });
  for (const code of roleCodes) {
    userIds.set(code, await addUser(test.client, `access-${code}@example.com`, [code]));
  }
});

afterAll(() => test.close());

describe('the table of rights', () => {
  it('has a row for every call that is served, and no other', () => {
    expect([...served.keys()].toSorted()).toEqual(Object.keys(accessTable).toSorted());
  });
});

const rows = Object.entries(accessTable);

describe.each(rows.filter(([, allowed]) => allowed === 'anyone'))('%s', call => {
  it('is answered to a stranger without a fault', async () => {
    // What is not set up says so (record 0237).
    if (notSetUp.includes(call)) expect(await statusOf(call)).toBe(503);
    else expect(await statusOf(call)).toBeLessThan(500);
  });
});

describe.each(rows.filter(([, allowed]) => allowed !== 'anyone'))('%s', (call, allowed) => {
  it('answers 401 to a stranger', async () => {
    expect(await statusOf(call)).toBe(401);
  });

  it('is allowed to the roles of the table and to no other', async () => {
    const expected = typeof allowed === 'string' ? [...roleCodes] : [...allowed];
    expect(await rolesAllowed(call)).toEqual(expected.toSorted());
  });
});

describe('rights', () => {
  it('end with the next request when the user is disabled', async () => {
    const userId = await addUser(test.client, 'disabled@example.com', ['admin']);
    const headers = await headersOf(userId);
    expect(await statusOf('GET /sapna/v1/products', headers)).toBe(200);
    await test.client.db.update(users).set({ status: 0 }).where(eq(users.id, userId));
    expect(await statusOf('GET /sapna/v1/products', headers)).toBe(401);
  });

  it('of a disabled user are none, whatever call they make', async () => {
    const userId = await addUser(test.client, 'gone@example.com', [...roleCodes]);
    const headers = await headersOf(userId);
    await test.client.db.update(users).set({ status: 0 }).where(eq(users.id, userId));
    const open: string[] = [];
    for (const [call, allowed] of rows)
      if (allowed !== 'anyone' && (await statusOf(call, headers)) !== 401) open.push(call);
    expect(open).toEqual([]);
  });

  it('of one without a role are those of everybody who is signed in', async () => {
    const userId = await addUser(test.client, 'roleless@example.com', ['admin']);
    const headers = await headersOf(userId);
    await test.client.db.delete(roleGrants).where(eq(roleGrants.userId, userId));
    const open: string[] = [];
    for (const [call, allowed] of rows)
      if (typeof allowed !== 'string' && isAllowed(await statusOf(call, headers))) open.push(call);
    expect(open).toEqual([]);
  });

  it('end with the role that is withdrawn: the next request asks to sign in again (X5)', async () => {
    const userId = await addUser(test.client, 'withdrawn@example.com', ['admin']);
    const headers = await headersOf(userId);
    expect(await statusOf('GET /sapna/v1/products', headers)).toBe(200);
    await test.client.db.delete(roleGrants).where(eq(roleGrants.userId, userId));
    expect(await statusOf('GET /sapna/v1/products', headers)).toBe(401);
  });

  it('need the CSRF token for every call that changes something', async () => {
    const open: string[] = [];
    for (const [call, { kind }] of served) {
      if (kind === 'read' || accessTable[call] === 'anyone') continue;
      const { cookie } = await headersOf(userIds.get('admin'));
      if ((await statusOf(call, { cookie })) !== 403) open.push(call);
    }
    expect(open).toEqual([]);
  });

  it.each(['package-families', 'packages', 'products'])(
    'open the history of %s to those who may open the record alone',
    async resource => {
      const call = `GET /console/v1/history?resource=${resource}&id=1`;
      expect(await rolesAllowed(call)).toEqual(['admin', 'lookup-admin']);
    },
  );
});
