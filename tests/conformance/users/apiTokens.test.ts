import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { apiTokens, auditEntries, users } from '#backend/database/schema/index.ts';
import { callList } from '#contract/calls/index.ts';
import { tokenMessages } from '#contract/domain/users/tokenMessages.ts';
import { ok } from '#tests/conformance/catalogue/startCatalogue.ts';
import { endedJob } from '#tests/support/server/jobs.ts';
import { startTestApp } from '#tests/support/server/startTestApp.ts';
import { testNow } from '#tests/support/server/template.ts';
import { byToken, startPrograms } from './startPrograms.ts';

let now = testNow();
const test = await startPrograms({ services: { now: () => now } });
const { admin, client, makeAccount, makeToken, program, anonymous } = test;
afterAll(() => test.close());
beforeEach(() => {
  now = testNow();
});

const cities = '/petra/data/v2/entity/city';
const family = (name: string) => ({ name, clientTypeId: 1 });
const familyCall = callList.find(({ id }) => id === 'packageFamilies.create')!.path;
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

/** Where anything of a request could be kept. */
const keepers = [
  'api_tokens',
  'audit_entries',
  'drafts',
  'events',
  'idempotency_keys',
  'jobs',
  'outbox',
  'service_accounts',
  'users',
];

describe('a token', () => {
  it('is a program’s only proof: no cookie, no CSRF token', async () => {
    const { caller } = await program(['admin']);
    expect((await caller.get(cities)).statusCode).toBe(200);
    expect((await caller.post(familyCall, family('By a program'))).statusCode).toBe(200);
  });

  it('is told once, and nothing but its hash is kept', async () => {
    const account = await makeAccount(['lookup-view']);
    const body = { serviceAccountId: account.id, name: 'Once', expiresOn: '2027-01-31' };
    const headers = { 'idempotency-key': 'token-once' };
    const first = ok<{ id: number; token?: string; hint: string }>(
      await admin.post('/console/v1/api-tokens', body, { headers }),
    );
    const token = first.token ?? '';
    expect(token).toMatch(/^nvc_[\w-]{43}$/);
    expect(first.hint).toBe(`nvc_…${token.slice(-4)}`);
    const again = ok<{ id: number; token?: string }>(
      await admin.post('/console/v1/api-tokens', body, { headers }),
    );
    expect(again.id).toBe(first.id);
    expect(again.token).toBeUndefined();
    for (const name of keepers) {
      const { rows } = (await client.db.execute(
        sql`select 1 from ${sql.identifier(name)} as one where one::text like ${`%${token.slice(4)}%`}`,
      )) as { rows: unknown[] };
      expect(rows, name).toEqual([]);
    }
    const listed = await admin.get('/console/v1/api-tokens');
    const history = await admin.get('/console/v1/history', {
      query: { resource: 'api-tokens', id: first.id },
    });
    for (const { body: text } of [listed, history]) {
      expect(text).toContain('Once');
      expect(text).not.toContain(token.slice(4, 20));
      expect(text).not.toContain('tokenHash');
    }
  });

  it('has its last use noted, once a minute', async () => {
    const { made, caller } = await program(['lookup-view']);
    const lastUse = async () =>
      (await client.db.select().from(apiTokens).where(eq(apiTokens.id, made.id)))[0];
    expect((await lastUse())?.lastUsedAt).toBeNull();
    const first = now;
    await caller.get(cities);
    expect(await lastUse()).toMatchObject({ lastUsedAt: first, lastUsedAddress: '127.0.0.1' });
    later(59_000);
    await caller.get(cities);
    expect((await lastUse())?.lastUsedAt).toEqual(first);
    later(2_000);
    await caller.get(cities);
    expect((await lastUse())?.lastUsedAt).toEqual(now);
    expect((await lastUse())?.version).toBe(made.version);
  });
});

describe('a token is refused', () => {
  const refusals: Readonly<Record<string, { says: string; token: () => Promise<string> }>> = {
    'that nobody made': {
      says: tokenMessages.unknown.message,
      token: () => Promise.resolve(`nvc_${'a'.repeat(43)}`),
    },
    'that is of another kind': {
      says: tokenMessages.unknown.message,
      token: () => Promise.resolve('abc'),
    },
    'that is empty': { says: tokenMessages.unknown.message, token: () => Promise.resolve('') },
    'whose last day is over': {
      says: 'This API token expired after 2026-12-31. Ask an administrator for a new one.',
      token: async () => {
        const { made } = await program(['admin'], { expiresOn: '2026-12-31' });
        now = new Date('2026-12-31T18:30:00Z');
        return made.token;
      },
    },
    'that was revoked': {
      says: tokenMessages.revoked.message,
      token: async () => {
        const { made } = await program(['admin']);
        ok(await admin.post(`/console/v1/api-tokens/${made.id}/revoke`));
        return made.token;
      },
    },
    'whose account is switched off': {
      says: tokenMessages.accountOff.message,
      token: async () => {
        const { account, made } = await program(['admin']);
        const { id, version } = account;
        ok(await admin.put(`/console/v1/service-accounts/${id}`, { isActive: false, version }));
        return made.token;
      },
    },
  };

  it.each(Object.entries(refusals))('%s', async (_what, { says, token }) => {
    const answer = await byToken(test, await token()).get(cities);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'NOT_SIGNED_IN', message: says });
  });

  it('works to the end of its last day in India', async () => {
    const { caller } = await program(['admin'], { expiresOn: '2026-12-31' });
    now = new Date('2026-12-31T18:29:00Z');
    expect((await caller.get(cities)).statusCode).toBe(200);
  });

  it('even beside the cookie of someone who may', async () => {
    const session = { headers: { authorization: 'Bearer nvc_wrong' } };
    expect((await admin.get(cities, session)).statusCode).toBe(401);
    const { made } = await program(['lookup-view']);
    const own = { headers: { authorization: `bearer ${made.token}` } };
    const answer = await admin.get('/console/v1/service-accounts', own);
    expect(answer.statusCode).toBe(403);
    ok(await admin.get('/console/v1/service-accounts'));
  });

  it('at once by another process, once it was revoked in this one', async () => {
    const { made, caller } = await program(['admin']);
    const kept = { ...client, close: () => Promise.resolve() };
    const other = await startTestApp({ client: kept, services: { now: () => now } });
    const there = byToken(other, made.token);
    ok(await there.get(cities));
    ok(await admin.post(`/console/v1/api-tokens/${made.id}/revoke`));
    expect((await there.get(cities)).statusCode).toBe(401);
    expect((await caller.get(cities)).statusCode).toBe(401);
    await other.close();
  });
});

describe('a token goes as far as it says', () => {
  it('and no further than its calls', async () => {
    const { caller } = await program(['admin'], { calls: 'cities.list, packageFamilies.list' });
    ok(await caller.get(cities));
    const refused = await caller.post(familyCall, family('Outside'));
    expect(refused.statusCode).toBe(403);
    expect(refused.json<{ message: string }>().message).toContain('packageFamilies.create');
  });

  it('and changes nothing where it only reads', async () => {
    const { caller } = await program(['admin'], { isReadOnly: true });
    ok(await caller.get(cities));
    const refused = await caller.post(familyCall, family('Read only'));
    expect(refused.json()).toMatchObject({
      code: 'FORBIDDEN',
      message: tokenMessages.readOnly.message,
    });
  });

  it.each([
    ['fails', 'package-families', 'exports.start jobs.get'],
    ['is done', 'package-families', 'exports.start jobs.get packageFamilies.list'],
    ['is refused', 'announcements', 'exports.start jobs.get'],
    ['is done', 'announcements', 'exports.start jobs.get records.list'],
  ])('so that work in the background %s: %s by %s', async (end, screen, calls) => {
    const { caller } = await program(['admin'], { calls });
    const answer = await caller.post(`/console/v1/exports/${screen}`, {});
    if (end === 'is refused') expect(answer.statusCode).toBe(403);
    else {
      const { state } = await endedJob(caller, ok<{ id: number }>(answer).id);
      expect(state).toBe(end === 'fails' ? 'failed' : 'done');
    }
  });

  it('and no further than the roles of its account, rows as well', async () => {
    const accounts = callList.find(({ id }) => id === 'accounts.list')!.path;
    const total = async (roles: string[]) => {
      const { caller } = await program(roles);
      return ok<{ totalCount: number }>(await caller.get(accounts)).totalCount;
    };
    expect(await total(['sales-agent'])).toBe(0);
    expect(await total(['master-data'])).toBeGreaterThan(100);
    const { caller } = await program(['lookup-view']);
    expect((await caller.post(familyCall, family('By role'))).statusCode).toBe(403);
  });
});

describe('what a program does', () => {
  it('is in history by its name and that of its token, through the interface for programs', async () => {
    const { account, made, caller } = await program(['admin']);
    const headers = { 'x-surface': 'form' };
    const { id } = ok<{ id: number }>(
      await caller.post(familyCall, family('Audited'), { headers }),
    );
    const [entry] = await client.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.tokenId, made.id));
    expect(entry).toMatchObject({ surface: 'api', action: 'create', entityId: String(id) });
    const history = ok<{ results: { actorName: string }[] }>(
      await admin.get('/console/v1/history', { query: { resource: 'package-families', id } }),
    );
    expect(history.results[0]?.actorName).toBe(`${account.name} (${made.name})`);
  });

  it('happens once by its key', async () => {
    const { caller } = await program(['admin']);
    const headers = { 'idempotency-key': 'program-once' };
    const make = async () =>
      ok<{ id: number }>(await caller.post(familyCall, family('Once by key'), { headers })).id;
    expect(await make()).toBe(await make());
  });

  it('in the background belongs to its token alone', async () => {
    const { account, made, caller } = await program(['admin']);
    const other = byToken(test, (await makeToken(account.id)).token);
    const job = ok<{ id: number }>(await caller.post('/console/v1/exports/package-families', {}));
    await endedJob(caller, job.id);
    const file = `/console/v1/jobs/${job.id}/file`;
    expect((await caller.get(file)).statusCode).toBe(200);
    expect((await other.get(`/console/v1/jobs/${job.id}`)).statusCode).toBe(404);
    expect((await other.get(file)).statusCode).toBe(404);
    ok(await admin.post(`/console/v1/api-tokens/${made.id}/revoke`));
    expect((await caller.get(file)).statusCode).toBe(401);
  });
});

describe('a program', () => {
  it('is in no list of people', async () => {
    const { account } = await program(['admin', 'owner-agent', 'broker-tele-sales']);
    const [row] = await client.db
      .select()
      .from(users)
      .where(eq(users.serviceAccountId, account.id));
    const lists = [
      '/madrox/data/v1/entity/company-users',
      '/console/v1/colleagues',
      '/madrox/app/v1/entity/child-list',
      '/console/v1/assignable-agents',
      '/console/v1/approval-delegates',
      '/mystique/v1/phoenix/active-agents',
    ];
    for (const path of lists) {
      const answer = await admin.get(path, { query: { filters: `name=like=${account.name}` } });
      const text = answer.statusCode === 200 ? answer.body : (await admin.get(path)).body;
      expect(text, path).not.toContain(account.name);
    }
    const one = await admin.get(`/madrox/data/v1/entity/company-users/${row?.id}`);
    expect(one.statusCode).toBe(404);
    expect((await admin.post(`/console/v1/users/${row?.id}/sign-in-link`)).statusCode).toBe(404);
  });

  it('can never sign in', async () => {
    const { account } = await program(['admin']);
    const mine = eq(users.serviceAccountId, account.id);
    for (const set of [{ passwordHash: 'x' }, { status: 1 }, { parentId: 1 }])
      await expect(client.db.update(users).set(set).where(mine)).rejects.toThrow('Failed query');
    const [row] = await client.db.select().from(users).where(mine);
    const answer = await anonymous.post('/madrox/app/v1/reset-password', {
      email: row?.email,
      domainId: 2,
    });
    expect(answer.statusCode).toBe(200);
    expect(test.mailed.some(({ to }) => to === row?.email)).toBe(false);
  });
});
