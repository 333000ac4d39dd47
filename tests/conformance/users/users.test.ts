import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { auditEntries, roleGrants } from '#backend/database/schema/index.ts';
import { ok } from '#tests/conformance/catalogue/startCatalogue.ts';
import { addUser, sessionHeaders } from '#tests/support/server/sessionHeaders.ts';
import { fieldsOf, path, startUsers, type User } from './startUsers.ts';

const roleOf = (id: number) => `/madrox/data/v1/entity/user-role/${id}`;

const test = await startUsers();
const { admin, um, idOf, body, get, make } = test;
afterAll(() => test.close());

const codesOf = async (userId: number) =>
  (
    await test.client.db
      .select({ code: roleGrants.roleCode, isAutomatic: roleGrants.isAutomatic })
      .from(roleGrants)
      .where(eq(roleGrants.userId, userId))
  )
    .map(({ code, isAutomatic }) => (isAutomatic ? `${code} (automatic)` : code))
    .toSorted();

describe('a new user', () => {
  it('begins in department 16 with the roles behind what was picked, and is mailed a link', async () => {
    const made = await make();
    expect(made).toMatchObject({ departmentId: 16, status: 1, userRoles: ['tele-sales-agent'] });
    expect(await codesOf(made.id)).toEqual(['crm-user', 'owner-agent', 'sales-agent']);
    const mail = ok<{ state: string; link: string }>(
      await admin.get(`/console/v1/users/${made.id}/sign-in-mail`),
    );
    expect(mail.state).toBe('Simulated');
    const token = mail.link.split('#reset=')[1] ?? '';
    const password = 'a-long-enough-one';
    ok(await test.anonymous.post('/console/v1/password', { token, password }));
    const signedIn = await test.app.inject({
      method: 'POST',
      url: '/madrox/app/v1/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `username=${encodeURIComponent(made.email)}&password=${password}`,
    });
    expect(signedIn.statusCode, signedIn.body).toBe(200);
  });

  it('gets Lookup View by itself when nothing picked may sign in (T1)', async () => {
    const made = await make({ userRoles: ['finance'] });
    expect(await codesOf(made.id)).toEqual(['finance', 'lookup-view (automatic)']);
    expect(made.userRoles).toEqual(['finance']);
  });

  it.each([
    ['owner-manager', ['admin', 'crm-user', 'owner-agent', 'sales-manager']],
    ['owner-online', ['lookup-view (automatic)', 'phoenix-agent']],
    ['field-assist', ['lookup-view (automatic)', 'phoenix-agent']],
  ])('who is picked %s holds %j', async (role, codes) => {
    expect(await codesOf((await make({ userRoles: [role] })).id)).toEqual(codes);
  });

  it('is answered with 409 and the field when the address is known', async () => {
    const { email } = await make();
    const again = await admin.post(path, await body({ email: email.toUpperCase() }));
    expect(again.statusCode).toBe(409);
    expect(fieldsOf(again)).toMatchObject([{ field: '/email' }]);
  });

  it.each([
    ['email', { email: undefined }],
    ['name', { name: undefined }],
    ['parentId', { parentId: undefined }],
    ['designationId', { designationId: undefined }],
    ['userRoles', { userRoles: undefined }],
    ['userRoles', { userRoles: [] }],
    ['userRoles', { userRoles: ['emperor'] }],
    ['departmentId', { departmentId: 2 }],
    ['dateOfRelieving', { joiningDate: '2026-02-01', dateOfRelieving: '2026-01-01' }],
  ])('needs a right %s', async (field, more) => {
    const answer = await admin.post(path, await body(more));
    expect(answer.statusCode, answer.body).toBe(422);
    expect(fieldsOf(answer).map(one => one.field.split('/')[1])).toContain(field);
  });
});

describe('who may grant which role (T24)', () => {
  it('the tele-sales user manager grants tele-sales roles and no power', async () => {
    ok(await um.post(path, await body()));
    for (const role of ['admin', 'finance', 'owner-manager']) {
      const answer = await um.post(path, await body({ userRoles: [role] }));
      expect(answer.statusCode, role).toBe(422);
      expect(fieldsOf(answer)[0]).toMatchObject({ field: '/userRoles' });
    }
  });

  it('the user manager grants what is not reserved', async () => {
    const id = await addUser(test.client, 'um@example.org', ['user-management']);
    const headers = await sessionHeaders(test.client, id);
    const send = async (userRoles: string[]) =>
      test.anonymous.post(path, await body({ userRoles }), { headers });
    expect((await send(['ticketing'])).statusCode).toBe(200);
    expect((await send(['master-data'])).statusCode).toBe(422);
  });

  it('nobody gives themselves more rights or changes their own record', async () => {
    for (const persona of ['admin', 'tele-sales-um']) {
      const caller = persona === 'admin' ? admin : um;
      const own = await get(await idOf(persona));
      const roles = await caller.put(roleOf(own.id), {
        userRoles: [...own.userRoles, 'finance'],
        version: own.version,
      });
      expect(roles.statusCode).toBe(403);
      const place = await caller.put(`${path}/${own.id}`, {
        designationId: 41,
        version: own.version,
      });
      expect(place.statusCode).toBe(403);
    }
  });

  it('a person whose roles one may not give is not one’s to change', async () => {
    const finance = await get(await idOf('finance'));
    const answer = await um.put(`${path}/${finance.id}`, {
      email: 'mine@example.com',
      version: finance.version,
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json<{ message: string }>().message).toContain('Finance');
    const link = await um.post(`/console/v1/users/${finance.id}/sign-in-link`);
    expect(link.statusCode).toBe(403);
  });

  it('readers of the Admin group change nothing', async () => {
    const caller = await test.as('master-data');
    expect((await caller.get(path)).statusCode).toBe(200);
    expect((await caller.post(path, await body())).statusCode).toBe(403);
  });
});

describe('roles', () => {
  it('are replaced, hold at the next request, and are told in history', async () => {
    const made = await make();
    let headers = await sessionHeaders(test.client, made.id);
    const open = () => test.anonymous.get('/sapna/v1/products', { headers });
    /** Other roles end the session: the next request asks to sign in again. */
    const openAnew = async () => {
      expect((await open()).statusCode).toBe(401);
      headers = await sessionHeaders(test.client, made.id);
      return open();
    };
    expect((await open()).statusCode).toBe(403);
    const changed = ok<User>(
      await admin.put(roleOf(made.id), { userRoles: ['lookup-admin'], version: made.version }),
    );
    expect(changed.userRoles).toEqual(['lookup-admin']);
    expect((await openAnew()).statusCode).toBe(200);
    const stale = await admin.put(roleOf(made.id), {
      userRoles: ['content'],
      version: made.version,
    });
    expect(stale.statusCode).toBe(409);
    ok(await admin.put(roleOf(made.id), { userRoles: ['content'], version: changed.version }));
    expect((await openAnew()).statusCode).toBe(403);
    const entries = await test.client.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, String(made.id)));
    expect(
      entries.some(({ entity, action }) => entity === 'users' && action === 'change-roles'),
    ).toBe(true);
  });

  it('are taken away, the last one excepted', async () => {
    const made = await make({ userRoles: ['content', 'ticketing'] });
    const answer = await admin.call('DELETE', roleOf(made.id), {
      body: { userRoles: ['ticketing'], version: made.version },
    });
    const left = ok<User>(answer);
    expect(left.userRoles).toEqual(['content']);
    const last = await admin.call('DELETE', roleOf(made.id), {
      body: { userRoles: ['content'], version: left.version },
    });
    expect(last.statusCode).toBe(422);
  });
});

describe('the hierarchy', () => {
  it('refuses a manager who is the person or someone below them', async () => {
    const top = await make();
    const below = await make({ parentId: top.id });
    const lowest = await make({ parentId: below.id });
    for (const parentId of [top.id, below.id, lowest.id]) {
      const answer = await admin.put(`${path}/${top.id}`, { parentId, version: top.version });
      expect(answer.statusCode).toBe(422);
      expect(fieldsOf(answer)[0]).toMatchObject({ field: '/parentId' });
    }
    ok(await admin.put(`${path}/${lowest.id}`, { parentId: top.id, version: lowest.version }));
  });

  it('tells the people below somebody, ten a page, and hides Amoeba users without a lookup role', async () => {
    const lead = await test.as('broker-lead');
    const list = ok<{ results: { id: number; parentId: number }[]; totalCount: number }>(
      await lead.get('/madrox/app/v1/entity/child-list', { query: { pageSize: 100 } }),
    );
    expect(list.totalCount).toBeGreaterThan(2);
    const own = await idOf('broker-lead');
    expect(list.results.some(({ parentId }) => parentId === own)).toBe(true);
    expect(list.results.some(({ id }) => id === own)).toBe(false);
    const stranger = await lead.get('/madrox/app/v1/entity/child-list', {
      query: { parentId: await idOf('head-of-management') },
    });
    expect(stranger.statusCode).toBe(404);
    const hidden = await make({ userRoles: ['amoeba', 'sales-agent'], parentId: own });
    const shown = await make({ userRoles: ['amoeba', 'lookup-admin'], parentId: own });
    const ids = ok<{ results: { id: number }[] }>(
      await lead.get('/madrox/app/v1/entity/child-list', { query: { pageSize: 100 } }),
    ).results.map(({ id }) => id);
    expect([ids.includes(hidden.id), ids.includes(shown.id)]).toEqual([false, true]);
  });
});
