import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  auditEntries,
  blockedEmails,
  externalIdentities,
  loginAttempts,
  sessions,
  signInTrips,
  users,
} from '#backend/database/schema/index.ts';
import {
  startDirectoryConsole,
  type Browser,
  type DirectoryConsole,
} from '#tests/support/directory/directoryConsole.ts';

let running: DirectoryConsole;
beforeAll(async () => {
  running = await startDirectoryConsole();
});
afterAll(() => running.close());
afterEach(async () => {
  running.directory.state.tamper = undefined;
  running.directory.state.isDown = false;
  await running.test.client.db.delete(loginAttempts);
});

const db = () => running.test.client.db;
const asha = (account: object = {}) =>
  running.directory.accounts.set('asha', {
    email: 'Admin@Example.com',
    email_verified: true,
    name: 'Asha Rao',
    ...account,
  });
const words = async (answer: ReturnType<Browser['end']>) => {
  const { statusCode, body } = await answer;
  return [statusCode, (JSON.parse(body) as { message?: string }).message];
};
const stopped = [401, expect.stringContaining('could not be checked')];
const lost = [401, expect.stringContaining('Press the button again')];

describe('a sign-in by the company’s provider', () => {
  it('begins with PKCE, state and nonce, and asks for what is set', async () => {
    const { address } = (await running.browser().begin()).json<{ address: string }>();
    const asked = Object.fromEntries(new URL(address).searchParams);
    expect(asked).toMatchObject({
      client_id: 'console',
      response_type: 'code',
      redirect_uri: 'http://console.localhost:4420/login',
      scope: 'openid email profile groups',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(asked[name]?.length).toBeGreaterThan(30);
  });

  it('lets in who has the verified address, in a session like any other, and notes it', async () => {
    asha();
    const browser = running.browser();
    const answer = await browser.signIn('asha');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ email: 'admin@example.com' });
    expect(answer.cookies.find(({ name }) => name === 'console-session')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
    });
    expect(await browser.email()).toBe('admin@example.com');
    const [identity] = await db().select().from(externalIdentities);
    expect(identity).toMatchObject({ issuer: running.directory.issuer, subject: 'asha' });
    const entries = await db()
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, identity?.userId ?? 0));
    expect(entries.map(({ action }) => action)).toContain('sign-in');
    expect(await db().select().from(signInTrips)).toHaveLength(1);
  });

  it('knows them by their subject from then on, whatever becomes of the address there', async () => {
    asha({ email: 'someone.else@example.com', email_verified: false });
    expect((await running.browser().signIn('asha')).json()).toMatchObject({
      email: 'admin@example.com',
    });
  });

  it('never lets a second account in by an address that has one', async () => {
    running.directory.accounts.set('later', {
      email: 'admin@example.com',
      email_verified: true,
    });
    expect(await words(running.browser().signIn('later'))).toEqual([
      401,
      expect.stringContaining('another account'),
    ]);
  });

  it.each([
    ['is not verified', { email: 'finance@example.com', email_verified: false }, 'not verified'],
    ['is not said to be verified', { email: 'finance@example.com' }, 'not verified'],
    ['is missing', {}, 'not verified'],
    ['is nobody’s here', { email: 'nobody@example.com', email_verified: true }, 'Nobody here'],
  ])('refuses somebody whose address %s', async (_why, account, said) => {
    running.directory.accounts.set('other', account);
    expect(await words(running.browser().signIn('other'))).toEqual([
      401,
      expect.stringContaining(said),
    ]);
    expect(
      await db().select().from(externalIdentities).where(eq(externalIdentities.subject, 'other')),
    ).toEqual([]);
  });

  it('refuses whom the console switched off, and knows them no more', async () => {
    running.directory.accounts.set('gone', {
      email: 'content@example.com',
      email_verified: true,
    });
    const browser = running.browser();
    expect((await browser.signIn('gone')).statusCode).toBe(200);
    const isThem = eq(users.email, 'content@example.com');
    await db().update(users).set({ status: 0 }).where(isThem);
    expect(await browser.email()).toBeUndefined();
    expect(
      await db().select().from(externalIdentities).where(eq(externalIdentities.subject, 'gone')),
    ).toEqual([]);
    expect(await words(browser.signIn('gone'))).toEqual([
      401,
      expect.stringContaining('switched off'),
    ]);
    await db().update(users).set({ status: 1 }).where(isThem);
    expect((await browser.signIn('gone')).statusCode).toBe(200);
  });

  it('holds the rule of the four roles and the blocked list (T1, T4)', async () => {
    running.directory.accounts.set('none', {
      email: 'no-access@example.com',
      email_verified: true,
    });
    running.directory.accounts.set('blocked', {
      email: 'broker-lead@example.com',
      email_verified: true,
    });
    await db().insert(blockedEmails).values({ email: 'broker-lead@example.com' });
    const before = await db().select().from(sessions);
    for (const account of ['none', 'blocked'])
      expect(await words(running.browser().signIn(account))).toEqual([403, 'Unauthorized Access']);
    expect(await db().select().from(sessions)).toHaveLength(before.length);
  });
});

describe('an answer that proves nothing', () => {
  it.each([
    ['another state', (answer: string) => answer.replace(/state=[^&]*/, 'state=guessed'), lost],
    ['no state', (answer: string) => answer.replace(/state=[^&]*/, ''), lost],
    ['another code', (answer: string) => answer.replace(/code=[^&]*/, 'code=guessed'), stopped],
    [
      'another issuer',
      (answer: string) => answer.replace(/iss=[^&]*/, 'iss=https%3A%2F%2Fevil.example'),
      stopped,
    ],
  ])('has %s', async (_what, change, expected) => {
    asha();
    const browser = running.browser();
    expect(await words(browser.end(change(await browser.answerOf('asha'))))).toEqual(expected);
    expect(await browser.email()).toBeUndefined();
  });

  it('is used twice', async () => {
    asha();
    const browser = running.browser();
    const answer = await browser.answerOf('asha');
    expect((await browser.end(answer)).statusCode).toBe(200);
    expect(await words(browser.end(answer))).toEqual(lost);
  });

  it('comes to another browser', async () => {
    asha();
    const answer = await running.browser().answerOf('asha');
    expect(await words(running.browser().end(answer))).toEqual(lost);
    const other = running.browser();
    await other.begin();
    expect(await words(other.end(answer))).toEqual(lost);
  });

  it('comes too late', async () => {
    asha();
    const browser = running.browser();
    const answer = await browser.answerOf('asha');
    await db().update(signInTrips).set({ expiresAt: running.test.services.now() });
    expect(await words(browser.end(answer))).toEqual(lost);
  });

  const seconds = () => Math.floor(Date.now() / 1000);
  it.each([
    ['another nonce', () => ({ nonce: 'guessed' })],
    ['another audience', () => ({ aud: 'another-client' })],
    ['another issuer', () => ({ iss: 'https://evil.example' })],
    ['an end that is over', () => ({ exp: seconds() - 90 })],
  ])('has a token with %s', async (_what, claims) => {
    asha();
    running.directory.state.tamper = given => ({ ...given, ...claims() });
    expect(await words(running.browser().signIn('asha'))).toEqual(stopped);
  });

  it.each([
    ['ended', () => ({ exp: seconds() - 30 })],
    ['begins', () => ({ iat: seconds() + 30, nbf: seconds() + 30 })],
  ])('is none of those whose token %s within a minute: clocks differ', async (_what, claims) => {
    asha();
    running.directory.state.tamper = given => ({ ...given, ...claims() });
    expect((await running.browser().signIn('asha')).statusCode).toBe(200);
  });

  it('is that of somebody who turned back', async () => {
    asha();
    expect(await words(running.browser().signIn(''))).toEqual([
      401,
      expect.stringContaining('was stopped'),
    ]);
  });

  it('makes an address wait, as wrong passwords do', async () => {
    const browser = running.browser();
    for (let tries = 0; tries < 101; tries += 1) await browser.end('?state=guessed&code=1');
    expect(await words(browser.end('?state=guessed&code=1'))).toEqual([401, 'Login Failed']);
  });

  it('is refused to a page of another site', async () => {
    const answer = await running
      .browser()
      .post(
        '/console/v1/directory/session',
        { answer: '?a=1' },
        { 'sec-fetch-site': 'cross-site' },
      );
    expect(answer.json()).toMatchObject({ code: 'CSRF' });
  });
});

describe('a provider that is down', () => {
  it('is told on the page, before and after somebody was there; a password still opens', async () => {
    asha();
    const browser = running.browser();
    const answer = await browser.answerOf('asha');
    running.directory.state.isDown = true;
    const away = [503, expect.stringContaining('does not respond')];
    expect(await words(browser.end(answer))).toEqual(away);
    const { statusCode } = await running.test.app.inject({
      method: 'POST',
      url: '/madrox/app/v1/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'username=admin@example.com&password=demo-password',
    });
    expect(statusCode).toBe(200);
  });

  it('does not stop the start, and is asked again once it is back', async () => {
    const late = await startDirectoryConsole();
    late.directory.state.isDown = true;
    expect(await words(late.browser().begin())).toEqual([
      503,
      expect.stringContaining('The sign-in with Acme does not respond'),
    ]);
    late.directory.state.isDown = false;
    late.directory.accounts.set('asha', { email: 'admin@example.com', email_verified: true });
    expect((await late.browser().signIn('asha')).statusCode).toBe(200);
    await late.close();
  });
});
