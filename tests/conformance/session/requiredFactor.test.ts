import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditEntries,
  factorChallenges,
  outbox,
  passkeys,
  recoveryCodes,
  sessions,
  totpFactors,
} from '#backend/database/schema/index.ts';
import { callList } from '#contract/calls/index.ts';
import { fillPath } from '#contract/domain/fillProduct.ts';
import { addUser, sessionHeaders } from '#tests/support/server/sessionHeaders.ts';
import { softwareKey } from '#tests/support/softwareKey.ts';
import { browserOf, codeOf, startFactorTest } from './factorTest.ts';

/** A required role, and one that may have a factor. */
const [required, free] = ['admin@example.com', 'content@example.com'];
const product = { name: 'Nivaas', slug: 'nivaas' };

let test: Awaited<ReturnType<typeof startFactorTest>>;
let now: Date;

beforeAll(async () => {
  now = new Date('2026-11-20T06:00:00Z');
  test = await startFactorTest(() => now, { SECOND_FACTOR_ROLES: 'admin,finance' });
});
afterAll(() => test.close());

beforeEach(async () => {
  now = new Date(now.getTime() + 3_600_000);
  const { db } = test.client;
  for (const table of [totpFactors, passkeys, recoveryCodes, factorChallenges, sessions, outbox])
    await db.delete(table);
});

interface Begun {
  challenge: string;
  secret: string;
  options: object;
}

const setUp = async () => {
  const browser = browserOf(test);
  const challenge = await browser.challenge(required);
  const { secret } = (
    await browser.post('sign-in/factor', { challenge, kind: 'code' })
  ).json<Begun>();
  const done = await browser.post('sign-in/factor/complete', {
    challenge,
    code: codeOf(secret, now),
  });
  return { browser, challenge, secret, done };
};

describe('a role that needs a second factor', () => {
  it('opens no call to a session without one: none of the contract', async () => {
    const id = await test.idOf(required);
    const headers = await sessionHeaders(test.client, id, now);
    const open: string[] = [];
    for (const call of callList) {
      if (call.access === 'anyone') continue;
      const url = fillPath(call.path, product).replaceAll(/\{\w+\}/g, '1');
      const answer = await test.app.inject({
        method: call.method,
        url,
        headers,
        ...(call.method !== 'GET' && { payload: {} }),
      });
      if (answer.statusCode !== 401) open.push(`${call.method} ${url} ${answer.statusCode}`);
    }
    expect(open).toEqual([]);
    const other = await sessionHeaders(test.client, await test.idOf(free), now);
    const fine = await test.anonymous.get('/madrox/app/v1/user/details', { headers: other });
    expect(fine.statusCode).toBe(200);
    // Four hundred calls, on a machine that may be busy.
  }, 240_000);

  it('lets nobody in by the password: it has a factor set up, and the session comes with it', async () => {
    const browser = browserOf(test);
    const answer = await browser.signIn(required);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      401,
      { code: 'SECOND_FACTOR_REQUIRED', challenge: { step: 'set-up', by: ['code', 'passkey'] } },
    ]);
    expect(browser.jar.has('console-session')).toBe(false);
    const { done, browser: entered } = await setUp();
    const body = done.json<{ user: { email: string }; recoveryCodes: string[] }>();
    expect([done.statusCode, body.user.email, new Set(body.recoveryCodes).size]).toEqual([
      200,
      required,
      10,
    ]);
    expect((await entered.get('/madrox/app/v1/user/details')).statusCode).toBe(200);
  });

  it('has a passkey set up as well, made for this console alone', async () => {
    const browser = browserOf(test);
    const challenge = await browser.challenge(required);
    const { options } = (
      await browser.post('sign-in/factor', { challenge, kind: 'passkey' })
    ).json<Begun>();
    const key = softwareKey();
    const attempts = [
      { response: key.make(options, { origin: 'https://elsewhere.example' }), status: 422 },
      { response: key.make(options, { isVerified: false }), status: 422 },
      { response: key.make(options), status: 200 },
    ];
    for (const { response, status } of attempts) {
      const answer = await browser.post('sign-in/factor/complete', { challenge, response });
      expect(answer.statusCode).toBe(status);
    }
    expect((await browser.get('/madrox/app/v1/user/details')).statusCode).toBe(200);
  });

  it('does not take a wrong first code, and lets it be tried again', async () => {
    const browser = browserOf(test);
    const challenge = await browser.challenge(required);
    await browser.post('sign-in/factor', { challenge, kind: 'code' });
    const answer = await browser.post('sign-in/factor/complete', { challenge, code: '000000' });
    expect(answer.json()).toMatchObject({ errors: [{ field: '/code', code: 'wrong' }] });
    expect(await test.client.db.select().from(totpFactors)).toEqual([]);
    expect(await test.client.db.select().from(sessions)).toEqual([]);
  });

  it('lets nobody who has the password alone add a factor once there is one', async () => {
    const early = browserOf(test);
    const open = await early.challenge(required);
    const begun = (
      await early.post('sign-in/factor', { challenge: open, kind: 'code' })
    ).json<Begun>();
    const late = browserOf(test);
    await setUp();
    const first = await early.post('sign-in/factor/complete', {
      challenge: open,
      code: codeOf(begun.secret, now),
    });
    const { json } = await late.signIn(required);
    expect([first.statusCode, json()]).toMatchObject([401, { challenge: { step: 'prove' } }]);
  });

  it('keeps its last factor, and lets one go that another stands in for', async () => {
    const { browser } = await setUp();
    const last = await browser.post('own-security/app/remove');
    expect([last.statusCode, last.json().message]).toEqual([
      409,
      'Your role needs a second factor. Add another one before you remove this.',
    ]);
    const begun = (await browser.post('own-security/factors', { kind: 'passkey' })).json<Begun>();
    await browser.post('own-security/factors/complete', {
      challenge: begun.challenge,
      response: softwareKey().make(begun.options),
      name: 'Key',
    });
    expect((await browser.post('own-security/app/remove')).statusCode).toBe(200);
    expect((await browser.get('/madrox/app/v1/user/details')).statusCode).toBe(200);
  });

  it('does not ask for it where the role is another', async () => {
    expect((await browserOf(test).signIn(free)).statusCode).toBe(200);
  });
});

describe('the reset of a second factor', () => {
  /** A manager of users who needs no factor of their own, and somebody who manages nobody. */
  const [manager, other] = ['manager@example.com', 'plain-agent@example.com'];
  beforeAll(async () => {
    await addUser(test.client, manager, ['user-management', 'lookup-view']);
    await addUser(test.client, other, ['sales-agent']);
  });

  const reset = async (by: string, email: string) =>
    test.anonymous.post(
      `/console/v1/users/${await test.idOf(email)}/second-factor/reset`,
      undefined,
      { headers: await sessionHeaders(test.client, await test.idOf(by), now) },
    );

  it('removes all of them, ends sessions and open steps, is kept in history and told by mail', async () => {
    const browser = browserOf(test);
    await browser.signIn(free);
    await browser.addApp(now);
    const open = await browserOf(test).challenge(free);
    const answer = await reset(manager, free);
    expect(answer.json()).toEqual({ isMailed: true });
    expect((await browser.get('/madrox/app/v1/user/details')).statusCode).toBe(401);
    const step = await browserOf(test).post('sign-in/code', { challenge: open, code: '000000' });
    expect(step.statusCode).toBe(401);
    expect((await browserOf(test).signIn(free)).statusCode).toBe(200);
    const mails = await test.client.db.select().from(outbox);
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toContainEqual([
      free,
      'Nivaas: The second factors of your account were removed',
    ]);
    const [entry] = await test.client.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'reset-factors'));
    expect(entry).toMatchObject({ entity: 'users', before: { app: 'Authenticator app' } });
    expect((await reset(manager, free)).statusCode).toBe(409);
  });

  it('is not one’s own, and not of people whose roles one may not give', async () => {
    await setUp();
    expect((await reset(manager, required)).statusCode).toBe(403);
    expect((await reset(other, free)).statusCode).toBe(403);
  });
});
