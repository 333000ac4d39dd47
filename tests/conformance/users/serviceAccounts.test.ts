import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { roleGrants, users } from '#backend/database/schema/index.ts';
import type { ServiceAccount } from '#contract/calls/recordTypes.ts';
import { ok } from '#tests/conformance/catalogue/startCatalogue.ts';
import { byToken, startPrograms } from './startPrograms.ts';

const limit = 3;
const test = await startPrograms({
  env: { TOKEN_RATE_LIMIT: String(limit), RATE_LIMIT: '100000' },
});
const { admin, client, makeAccount, makeToken, program } = test;
afterAll(() => test.close());
const manager = await test.as('tele-sales-um');
const cities = '/petra/data/v2/entity/city';

const path = '/console/v1/service-accounts';
const rolesOf = async (serviceAccountId: number) => {
  const [user] = await client.db
    .select()
    .from(users)
    .where(eq(users.serviceAccountId, serviceAccountId));
  const grants = await client.db
    .select()
    .from(roleGrants)
    .where(eq(roleGrants.userId, user?.id ?? 0));
  return { name: user?.name, codes: grants.map(({ roleCode }) => roleCode).toSorted() };
};

describe('a service account', () => {
  it('has the roles behind what was picked and no other, and its name in history', async () => {
    const account = await makeAccount(['tele-sales-agent', 'finance']);
    expect(await rolesOf(account.id)).toEqual({
      name: account.name,
      codes: ['crm-user', 'finance', 'owner-agent', 'sales-agent'],
    });
    const changed = ok<ServiceAccount>(
      await admin.put(`${path}/${account.id}`, {
        name: 'Renamed',
        userRoles: ['finance'],
        version: account.version,
      }),
    );
    expect(changed.userRoles).toEqual(['finance']);
    expect(await rolesOf(account.id)).toEqual({ name: 'Renamed', codes: ['finance'] });
  });

  it('is given and taken no roles that its maker may not give to people', async () => {
    const refused = await manager.post(path, { name: 'Too much', userRoles: ['finance'] });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ errors: [{ field: '/userRoles', code: 'grant' }] });
    const own = await makeAccount(['sales-agent'], manager);
    expect(own.userRoles).toEqual(['sales-agent']);
  });

  it('is out of reach for those who may not give its roles, with its tokens', async () => {
    const { account, made } = await program(['admin']);
    const { id, version } = account;
    const tries = [
      await manager.put(`${path}/${id}`, { isActive: false, version }),
      await manager.post('/console/v1/api-tokens', {
        serviceAccountId: id,
        name: 'Mine',
        expiresOn: '2026-12-31',
      }),
      await manager.post(`/console/v1/api-tokens/${made.id}/revoke`),
    ];
    for (const answer of tries) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json<{ message: string }>().message).toContain('Admin');
    }
  });

  it('loses its tokens with a role more, which their maker might not give, and keeps them with one less', async () => {
    const { account, caller, made } = await program(['lookup-view', 'support-issues']);
    const asks = async () => (await caller.get('/console/v1/records/faqs')).statusCode;
    const before = await asks();
    expect(before).not.toBe(401);
    const change = async (userRoles: string[]) => {
      const { version } = ok<{ version: number }>(await admin.get(`${path}/${account.id}`));
      ok(await admin.put(`${path}/${account.id}`, { userRoles, version }));
    };
    await change(['lookup-view']);
    expect(await asks()).toBe(before);
    await change(['lookup-view', 'finance']);
    expect(await asks()).toBe(401);
    const query = { resource: 'api-tokens', id: String(made.id) };
    const told = await admin.get('/console/v1/history', { query });
    expect(told.json()).toMatchObject({ results: [{ action: 'revoke' }, {}] });
  });

  it('has another name than the others', async () => {
    const { name } = await makeAccount(['lookup-view']);
    const again = await admin.post(path, { name: name.toUpperCase(), userRoles: ['lookup-view'] });
    expect(again.json()).toMatchObject({ errors: [{ field: '/name' }] });
  });

  it('gets no token while it is switched off', async () => {
    const { id, version } = await makeAccount(['lookup-view']);
    ok(await admin.put(`${path}/${id}`, { isActive: false, version }));
    const body = { serviceAccountId: id, name: 'Late', expiresOn: '2026-12-31' };
    expect((await admin.post('/console/v1/api-tokens', body)).statusCode).toBe(409);
  });
});

describe('a new token', () => {
  const wrong: readonly [what: string, body: object, field: string, says: string][] = [
    ['without a last day', {}, 'expiresOn', 'required'],
    ['that is over', { expiresOn: '2020-01-01' }, 'expiresOn', 'past'],
    ['of more than a year', { expiresOn: '2030-01-01' }, 'expiresOn', 'late'],
    ['of a call that is none', { expiresOn: '2026-12-31', calls: 'cities.lst' }, 'calls', 'call'],
    ['of separators alone', { expiresOn: '2026-12-31', calls: ' , ' }, 'calls', 'call'],
    ['of a call of people', { expiresOn: '2026-12-31', calls: 'views.list' }, 'calls', 'call'],
  ];
  it.each(wrong)('%s is refused at its field', async (_what, body, field, code) => {
    const { id } = await makeAccount(['lookup-view']);
    const answer = await admin.post('/console/v1/api-tokens', {
      serviceAccountId: id,
      name: 'Wrong',
      ...body,
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ field: `/${field}`, code }] });
  });
});

describe('revoking', () => {
  it('twice is told once in history', async () => {
    const { made } = await program(['admin']);
    for (let i = 0; i < 2; i += 1) ok(await admin.post(`/console/v1/api-tokens/${made.id}/revoke`));
    const { results } = ok<{ results: { action: string; actorName: string }[] }>(
      await admin.get('/console/v1/history', { query: { resource: 'api-tokens', id: made.id } }),
    );
    expect(results.map(({ action }) => action)).toEqual(['revoke', 'create']);
  });
});

describe('the limit of a token', () => {
  it('is its own, whatever its address and the other tokens of its account do', async () => {
    const { account, caller } = await program(['lookup-view']);
    const other = byToken(test, (await makeToken(account.id)).token);
    for (let i = 0; i < limit; i += 1) ok(await caller.get(cities));
    const refused = await caller.get(cities);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    ok(await other.get(cities));
    ok(await admin.get(cities));
  });
});
