import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessions, users } from '#backend/database/schema/index.ts';
import { softwareKey } from '#tests/support/softwareKey.ts';
import {
  browserOf,
  codeOf,
  personWithApp,
  startFactorTest,
  type TestBrowser,
} from './factorTest.ts';

const email = 'content@example.com';
let test: Awaited<ReturnType<typeof startFactorTest>>;
let now: Date;
let secret: string;

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

beforeAll(async () => {
  now = new Date('2026-11-20T06:00:00Z');
  test = await startFactorTest(() => now);
});
afterAll(() => test.close());

/** A person with an app, and nobody who is signed in. */
beforeEach(async () => {
  now = new Date('2026-11-20T06:00:00Z');
  ({ secret } = await personWithApp(test, email, now));
  later(60);
});

const sessionCount = async () => (await test.client.db.select().from(sessions)).length;
describe('sign-in by a passkey', () => {
  let key: ReturnType<typeof softwareKey>;
  let browser: TestBrowser;

  const addKey = async () => {
    const maker = browserOf(test);
    const challenge = await maker.challenge(email);
    await maker.post('sign-in/code', { challenge, code: codeOf(secret, now) });
    const begun = (await maker.post('own-security/factors', { kind: 'passkey' })).json<{
      challenge: string;
      options: object;
    }>();
    const answer = await maker.post('own-security/factors/complete', {
      challenge: begun.challenge,
      response: key.make(begun.options, { counter: 5 }),
      name: 'Laptop',
    });
    expect(answer.statusCode).toBe(200);
  };

  beforeEach(async () => {
    key = softwareKey();
    await addKey();
    await test.client.db.delete(sessions);
    browser = browserOf(test);
  });

  const begin = async (challenge?: string) =>
    (
      await browser.post('sign-in/passkey-options', challenge === undefined ? {} : { challenge })
    ).json<{
      challenge: string;
      options: { challenge: string; userVerification: string; allowCredentials?: unknown };
    }>();

  it('alone opens a session, for whoever it belongs to', async () => {
    const { challenge, options } = await begin();
    expect([options.userVerification, options.allowCredentials]).toEqual(['required', undefined]);
    const response = key.sign(options, { counter: 6 });
    const answer = await browser.post('sign-in/passkey', { challenge, response });
    expect(answer.json()).toMatchObject({ email });
    expect((await browser.get('/madrox/app/v1/user/details')).statusCode).toBe(200);
    const again = await browserOf(test).post('sign-in/passkey', { challenge, response });
    expect(again.statusCode).toBe(401);
  });

  it('is the step after the password, too', async () => {
    const { challenge, options } = await begin(await browser.challenge(email));
    const response = key.sign(options, { counter: 6 });
    expect((await browser.post('sign-in/passkey', { challenge, response })).statusCode).toBe(200);
  });

  it.each<[string, Parameters<ReturnType<typeof softwareKey>['sign']>[1]]>([
    ['another origin', { counter: 6, origin: 'https://console.example.net' }],
    ['a counter that goes back', { counter: 4 }],
    ['a counter that stands still', { counter: 5 }],
    ['nobody looked at', { counter: 6, isVerified: false }],
    ['the name of somebody else', { counter: 6, userHandle: 'c29tZWJvZHk' }],
  ])('refuses %s, alone and after the password', async (_what, signing) => {
    const first = await begin();
    const single = await browser.post('sign-in/passkey', {
      challenge: first.challenge,
      response: key.sign(first.options, signing),
    });
    expect([single.statusCode, single.json().code]).toEqual([401, 'LOGIN_FAILED']);
    const { challenge, options } = await begin(await browser.challenge(email));
    const step = await browser.post('sign-in/passkey', {
      challenge,
      response: key.sign(options, signing),
    });
    expect([step.statusCode, step.json().errors?.[0]?.field]).toEqual([422, '/response']);
    expect(await sessionCount()).toBe(0);
  });

  it('refuses what was signed for another challenge, another key, and an inactive person', async () => {
    const [one, other] = [await begin(), await begin()];
    const crossed = await browser.post('sign-in/passkey', {
      challenge: one.challenge,
      response: key.sign(other.options, { counter: 6 }),
    });
    expect(crossed.statusCode).toBe(401);
    const foreign = await browser.post('sign-in/passkey', {
      challenge: one.challenge,
      response: softwareKey().sign(one.options, { counter: 6, userHandle: 'eA' }),
    });
    expect(foreign.statusCode).toBe(401);
    await test.client.db.update(users).set({ status: 0 }).where(eq(users.email, email));
    const { challenge, options } = await begin();
    const gone = await browser.post('sign-in/passkey', {
      challenge,
      response: key.sign(options, { counter: 7 }),
    });
    await test.client.db.update(users).set({ status: 1 }).where(eq(users.email, email));
    expect(gone.statusCode).toBe(401);
  });
});
