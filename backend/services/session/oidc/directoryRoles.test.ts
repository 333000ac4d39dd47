import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditEntries,
  externalSessions,
  roleGrants,
  sessions,
  users,
} from '#backend/database/schema/index.ts';
import { addUser } from '#tests/support/server/sessionHeaders.ts';
import {
  startDirectoryConsole,
  type Browser,
  type DirectoryConsole,
} from '#tests/support/directory/directoryConsole.ts';

const rule = {
  claim: 'groups',
  roles: { Sales: ['sales-agent'], Leads: ['sales-manager'], Owners: 'tele-sales-agent' },
};

let running: DirectoryConsole;
beforeAll(async () => {
  running = await startDirectoryConsole({ OIDC_CREATE: 'yes', OIDC_ROLES: JSON.stringify(rule) });
});
afterAll(() => running.close());

const db = () => running.test.client.db;
const account = (name: string, groups: readonly string[]) =>
  running.directory.accounts.set(name, {
    email: `${name}@acme.example`,
    email_verified: true,
    name: 'Nila Sen Gupta',
    groups,
  });
const userOf = async (name: string) => {
  const [user] = await db()
    .select()
    .from(users)
    .where(eq(users.email, `${name}@acme.example`));
  return user;
};
const rolesOf = async (name: string) => {
  const user = await userOf(name);
  const rows = await db()
    .select({ code: roleGrants.roleCode })
    .from(roleGrants)
    .where(eq(roleGrants.userId, user?.id ?? 0));
  return rows.map(({ code }) => code).toSorted();
};
const said = (answer: Awaited<ReturnType<Browser['end']>>) =>
  answer.json<{ message: string }>().message;

describe('people whom the directory brings', () => {
  it('are made at their first sign-in, by the rules of a user, and history says who made them', async () => {
    account('nila', ['Sales', 'Canteen']);
    const answer = await running.browser().signIn('nila');
    expect(answer.json()).toMatchObject({
      email: 'nila@acme.example',
      firstName: 'Nila',
      lastName: 'Sen Gupta',
      roleCodes: ['sales-agent'],
    });
    const user = await userOf('nila');
    expect(user).toMatchObject({ status: 1, passwordHash: null, departmentId: 16 });
    const [entry] = await db()
      .select({ after: auditEntries.after, by: users.firstName })
      .from(auditEntries)
      .innerJoin(users, eq(users.id, auditEntries.actorId))
      .where(
        and(
          eq(auditEntries.entity, 'users'),
          eq(auditEntries.entityId, String(user?.id)),
          eq(auditEntries.action, 'create'),
        ),
      );
    expect(entry).toMatchObject({ by: 'Directory (Acme)', after: { userRoles: ['sales-agent'] } });
    // No link to set a password goes out: they have a door of their own.
    expect(running.test.mailed).toEqual([]);
  });

  it('get other roles with other groups at the next sign-in, which ends what was open', async () => {
    account('nila', ['Sales']);
    const before = running.browser();
    await before.signIn('nila');
    account('nila', ['Leads', 'Owners']);
    expect((await running.browser().signIn('nila')).statusCode).toBe(200);
    expect(await rolesOf('nila')).toEqual([
      'crm-user',
      'owner-agent',
      'sales-agent',
      'sales-manager',
    ]);
    expect(await before.email()).toBeUndefined();
  });

  it('are refused and switched off once no group of theirs opens the console, and come back with one', async () => {
    account('nila', ['Canteen']);
    const answer = await running.browser().signIn('nila');
    expect([answer.statusCode, said(answer)]).toEqual([
      401,
      expect.stringContaining('none of your groups'),
    ]);
    expect(await userOf('nila')).toMatchObject({ status: 0 });
    account('nila', ['Sales']);
    const browser = running.browser();
    expect((await browser.signIn('nila')).statusCode).toBe(200);
    expect(await rolesOf('nila')).toEqual(['sales-agent']);
  });

  it('stay off when somebody here switched them off', async () => {
    account('off', ['Sales']);
    await running.browser().signIn('off');
    await db().update(users).set({ status: 0 }).where(eq(users.email, 'off@acme.example'));
    expect(said(await running.browser().signIn('off'))).toContain('switched off');
    expect(await userOf('off')).toMatchObject({ status: 0 });
  });

  it('are not made without a group that opens the console', async () => {
    account('stranger', ['Canteen']);
    expect(said(await running.browser().signIn('stranger'))).toContain('none of your groups');
    expect(await userOf('stranger')).toBeUndefined();
  });

  it('keep what people gave them here', async () => {
    await addUser(running.test.client, 'meera@acme.example', ['finance', 'lookup-view']);
    account('meera', ['Sales']);
    await running.browser().signIn('meera');
    expect(await rolesOf('meera')).toEqual(['finance', 'lookup-view', 'sales-agent']);
    account('meera', []);
    expect((await running.browser().signIn('meera')).statusCode).toBe(401);
    expect(await rolesOf('meera')).toEqual(['finance', 'lookup-view']);
    expect(await userOf('meera')).toMatchObject({ status: 1 });
  });

  it('lose nothing when the directory does not tell all their groups', async () => {
    running.directory.state.tamper = claims => ({
      ...claims,
      groups: undefined,
      _claim_names: { groups: 'src1' },
    });
    const before = await rolesOf('nila');
    const answer = await running.browser().signIn('nila');
    running.directory.state.tamper = undefined;
    // The person's own claims do not say it either: the provider has left the claim out there, too.
    expect(answer.statusCode).toBe(200);
    expect(await rolesOf('nila')).toEqual(before);
  });
});

describe('signing out', () => {
  const csrfOf = (answer: Awaited<ReturnType<Browser['end']>>) =>
    answer.json<{ csrfToken: string }>().csrfToken;

  it('leads to the provider, with what proves whose sign-out it is', async () => {
    account('leaver', ['Sales']);
    const browser = running.browser();
    const headers = { 'x-csrf-token': csrfOf(await browser.signIn('leaver')) };
    const answer = await browser.post('/madrox/app/v1/logout', {}, headers);
    const { signedOut, leaveAt } = answer.json<{ signedOut: boolean; leaveAt: string }>();
    expect(signedOut).toBe(true);
    const address = new URL(leaveAt);
    expect(address.origin).toBe(running.directory.issuer);
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe(
      'http://console.localhost:4420/login',
    );
    expect((await browser.walker.ask(leaveAt)).status).toBe(200);
    expect(await db().select().from(externalSessions)).not.toContainEqual(
      expect.objectContaining({ subject: 'leaver' }),
    );
  });

  it('of somebody with a password leads nowhere', async () => {
    const admin = await running.test.as('admin');
    expect((await admin.post('/madrox/app/v1/logout')).json()).toEqual({ signedOut: true });
  });

  const ended = (claims: object, changes: object = {}) =>
    running.directory
      .sign(
        {
          iss: running.directory.issuer,
          aud: 'console',
          iat: Math.floor(Date.now() / 1000),
          jti: 'one',
          events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
          ...claims,
          ...changes,
        },
        'logout+jwt',
      )
      .then(logout_token =>
        running.test.app.inject({
          method: 'POST',
          url: '/console/v1/directory/ended',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({ logout_token }).toString(),
        }),
      );

  it('at the provider ends the session here, and no other', async () => {
    account('both', ['Sales']);
    const [one, other] = [running.browser(), running.browser()];
    await one.signIn('both');
    running.directory.state.tamper = claims => ({ ...claims, sid: 'another' });
    await other.signIn('both');
    running.directory.state.tamper = undefined;
    const answer = await ended({ sub: 'both', sid: 'another' });
    expect(answer.json()).toEqual({ ended: 1 });
    expect([await one.email(), await other.email()]).toEqual(['both@acme.example', undefined]);
    expect((await ended({ sub: 'both' })).json()).toEqual({ ended: 1 });
    expect(await one.email()).toBeUndefined();
  });

  it.each([
    ['another audience', { aud: 'another' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['a nonce, as ID tokens have', { nonce: 'a' }],
    ['no event', { events: {} }],
    ['nobody', { sub: undefined }],
    ['an old day', { iat: 1_700_000_000 }],
  ])('is not believed from a token with %s', async (_what, changes) => {
    const before = await db().select().from(sessions);
    expect((await ended({ sub: 'nila' }, changes)).statusCode).toBe(400);
    expect(await db().select().from(sessions)).toHaveLength(before.length);
  });
});
