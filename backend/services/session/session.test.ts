import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditEntries,
  blockedEmails,
  loginAttempts,
  sessions,
} from '#backend/database/schema/index.ts';
import { demoPassword, personaEmail, personas } from '#backend/database/seed/people/personas.ts';
import { personHeader } from '#contract/requests/personHeader.ts';
import { fullLimit, idleLimit } from '#backend/session/sessions.ts';
import { addUser, sessionHeaders } from '#tests/support/server/sessionHeaders.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';

let test: TestApp;
let now = new Date('2026-11-20T06:00:00Z');
const known = new Map<string, string>();

beforeAll(async () => {
  test = await startTestApp({
    services: {
      now: () => now,
      identity: {
        identify: token => {
          const email = known.get(token);
          return Promise.resolve(email === undefined ? undefined : { email });
        },
      },
    },
  });
});
afterAll(() => test.close());
beforeEach(async () => {
  now = new Date('2026-11-20T06:00:00Z');
  await test.client.db.delete(loginAttempts);
});

const signIn = (username: string, password = demoPassword, extra = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/madrox/app/v1/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username, password, ...extra }).toString(),
  });

const cookieOf = (answer: Awaited<ReturnType<typeof signIn>>) => answer.cookies[0];

describe('signing in with a password', () => {
  it.each(personas.filter(persona => !persona.isRefused))('lets $key in', async persona => {
    const answer = await signIn(personaEmail(persona));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ email: personaEmail(persona), domainId: 5 });
    expect(answer.json<{ roleCodes: string[] }>().roleCodes).toEqual(
      expect.arrayContaining([...persona.roles]),
    );
  });

  it('sets a cookie that scripts cannot read and other sites cannot send', async () => {
    const cookie = cookieOf(await signIn('admin@example.com'));
    expect(cookie).toMatchObject({
      name: 'console-session',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    });
    expect(cookie?.maxAge).toBeUndefined();
    expect(Buffer.from(cookie?.value ?? '', 'base64url').length).toBeGreaterThanOrEqual(16);
  });

  it('keeps the cookie when asked to', async () => {
    const cookie = cookieOf(
      await signIn('admin@example.com', demoPassword, { persistent: 'true' }),
    );
    expect(cookie?.maxAge).toBe(fullLimit / 1000);
  });

  it('answers Unauthorized Access without one of the four roles, and leaves no session behind (T1)', async () => {
    const before = await test.client.db.select().from(sessions);
    const answer = await signIn('no-access@example.com');
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      403,
      'Unauthorized Access',
    ]);
    expect(cookieOf(answer)).toBeUndefined();
    expect(await test.client.db.select().from(sessions)).toHaveLength(before.length);
  });

  it('looks at the password before the roles (T1)', async () => {
    const answer = await signIn('no-access@example.com', 'wrong-password');
    expect(answer.json<{ message: string }>().message).toBe('Login Failed');
  });

  it.each([
    ['a wrong password', 'admin@example.com', 'wrong'],
    ['an unknown name', 'nobody@example.com', demoPassword],
  ])('answers the same words to %s', async (_what, name, password) => {
    const answer = await signIn(name, password);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      401,
      'Login Failed',
    ]);
  });

  it('names each field that is missing or unknown', async () => {
    const missing = await test.app.inject({
      method: 'POST',
      url: '/madrox/app/v1/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'username=',
    });
    expect(missing.statusCode).toBe(422);
    expect(
      missing
        .json<{ errors: { field: string }[] }>()
        .errors.map(e => e.field)
        .toSorted(),
    ).toEqual(['/password', '/username']);
    const unknown = await signIn('admin@example.com', demoPassword, { roles: 'admin' });
    expect([unknown.statusCode, unknown.json<{ code: string }>().code]).toEqual([
      400,
      'UNKNOWN_FIELD',
    ]);
  });

  it('refuses a page of another site', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/madrox/app/v1/login',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'cross-site',
      },
      payload: 'username=admin@example.com&password=demo-password',
    });
    expect(answer.json<{ code: string }>().code).toBe('CSRF');
  });

  it('makes an account wait after ten wrong tries, with the same words even for the right password (X10)', async () => {
    const email = 'finance@example.com';
    const guesses = await Promise.all(Array.from({ length: 14 }, () => signIn(email, 'guess')));
    expect(new Set(guesses.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    const [attempts] = await test.client.db
      .select()
      .from(loginAttempts)
      .where(eq(loginAttempts.subject, email));
    expect(attempts?.failures).toBe(10);
    const right = await signIn(email);
    expect([right.statusCode, right.json<{ message: string }>().message]).toEqual([
      401,
      'Login Failed',
    ]);
    now = new Date(now.getTime() + 61_000);
    expect((await signIn(email)).statusCode).toBe(200);
    expect((await signIn(email)).statusCode).toBe(200);
  });
});

describe('signing in with an external identity account', () => {
  const signInWith = (
    token: string,
    headers: Record<string, string> = { 'x-requested-with': 'console' },
  ) =>
    test.anonymous.get('/madrox/app/v1/login/google', { query: { access_token: token }, headers });

  it('lets the holder of a known address in', async () => {
    known.set('good', 'sales-manager@example.com');
    const answer = await signInWith('good');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('answers Login Failed to a token that proves nothing, and to an address nobody has', async () => {
    known.set('stranger', 'stranger@example.com');
    for (const token of ['bad', 'stranger']) {
      expect((await signInWith(token)).json<{ message: string }>().message).toBe('Login Failed');
    }
  });

  it('refuses a blocked address, but not the same person by password (T4)', async () => {
    await test.client.db.insert(blockedEmails).values({ email: 'Lookup-View@example.com' });
    known.set('blocked', 'lookup-view@example.com');
    const answer = await signInWith('blocked');
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      403,
      'Unauthorized Access',
    ]);
    expect((await signIn('lookup-view@example.com')).statusCode).toBe(200);
  });

  it('needs the header that a page of another site cannot send (T5)', async () => {
    known.set('good', 'sales-manager@example.com');
    expect((await signInWith('good', {})).statusCode).toBe(403);
  });
});

describe('a session', () => {
  const details = (headers: Record<string, string>) =>
    test.anonymous.get('/madrox/app/v1/user/details', { query: { checkHRIS: true }, headers });

  it('ends after thirty minutes without a request', async () => {
    const headers = await sessionHeaders(
      test.client,
      await addUser(test.client, 'idle@x.in', ['admin']),
      now,
    );
    now = new Date(now.getTime() + idleLimit - 1000);
    expect((await details(headers)).statusCode).toBe(200);
    now = new Date(now.getTime() + idleLimit - 1000);
    expect((await details(headers)).statusCode).toBe(200);
    now = new Date(now.getTime() + idleLimit + 1000);
    expect((await details(headers)).statusCode).toBe(401);
  });

  it('ends after twelve hours however busy', async () => {
    const headers = await sessionHeaders(
      test.client,
      await addUser(test.client, 'busy@x.in', ['admin']),
      now,
    );
    const end = now.getTime() + fullLimit;
    for (; now.getTime() < end - idleLimit; now = new Date(now.getTime() + idleLimit / 2)) {
      expect((await details(headers)).statusCode).toBe(200);
    }
    now = new Date(end + 1000);
    expect((await details(headers)).statusCode).toBe(401);
  });

  it('ends on the server at sign-out, so that a copied cookie is worth nothing', async () => {
    const headers = await sessionHeaders(
      test.client,
      await addUser(test.client, 'out@x.in', ['admin']),
      now,
    );
    const answer = await test.anonymous.call('POST', '/madrox/app/v1/logout', { headers });
    expect(answer.json()).toEqual({ signedOut: true });
    expect((await details(headers)).statusCode).toBe(401);
  });

  it('tells identity, flags and the version of the rights', async () => {
    const caller = await test.as('owner-manager');
    const answer = await caller.get('/madrox/app/v1/user/details', { query: { checkHRIS: true } });
    expect(answer.json()).toMatchObject({
      roles: expect.arrayContaining(['Nivaas Owner Agent', 'Nivaas Sales Manager', 'Admin']),
      isAdmin: true,
      isReadOnly: false,
      isNivaasOwnerAgent: true,
    });
    expect(answer.headers['x-role-version']).toBe(
      String(answer.json<{ roleVersion: number }>().roleVersion),
    );
  });

  it('says with each answer whose session it was', async () => {
    const caller = await test.as('finance');
    const answer = await caller.get('/madrox/app/v1/user/details', { query: { checkHRIS: true } });
    expect(answer.headers[personHeader]).toBe(String(answer.json<{ id: number }>().id));
  });

  it('takes no change with the token of another session, and says so in words for people', async () => {
    const [first, second] = [
      await signIn('admin@example.com'),
      await signIn('finance@example.com'),
    ];
    const answer = await test.app.inject({
      method: 'POST',
      url: '/madrox/app/v1/logout',
      headers: {
        cookie: `${cookieOf(second)?.name}=${cookieOf(second)?.value}`,
        'x-csrf-token': first.json<{ csrfToken: string }>().csrfToken,
      },
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      code: 'CSRF',
      message: 'Your session changed in another tab. Reload the page; what you typed is kept.',
      hi: expect.any(String),
    });
  });

  it('is entered in the history, by whom it belongs to', async () => {
    const answer = await signIn('admin@example.com');
    const entries = await test.client.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'sign-in'));
    expect(entries.at(-1)?.actorId).toBe(answer.json<{ id: number }>().id);
  });
});
