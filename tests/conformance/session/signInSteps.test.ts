import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditEntries,
  knownDevices,
  loginAttempts,
  outbox,
  recoveryCodes,
  sessions,
  totpFactors,
  users,
} from '#backend/database/schema/index.ts';
import { browserOf, codeOf, personWithApp, startFactorTest } from './factorTest.ts';

const email = 'content@example.com';
let test: Awaited<ReturnType<typeof startFactorTest>>;
let now: Date;
let secret: string;
let codes: string[];

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
  ({ secret, codes } = await personWithApp(test, email, now));
  later(60);
});

const sessionCount = async () => (await test.client.db.select().from(sessions)).length;
const mails = async () =>
  await test.client.db
    .select({ to: outbox.recipient, subject: outbox.subject, body: outbox.body })
    .from(outbox);

describe('sign-in of who has a second factor', () => {
  it('is answered 401 with a challenge, and opens no session', async () => {
    const browser = browserOf(test);
    const answer = await browser.signIn(email);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      401,
      {
        code: 'SECOND_FACTOR_REQUIRED',
        hi: expect.any(String),
        challenge: { step: 'prove', by: ['code', 'recovery-code'], token: expect.any(String) },
      },
    ]);
    expect(browser.jar.has('console-session')).toBe(false);
    expect(await sessionCount()).toBe(0);
    expect((await browser.get('/madrox/app/v1/user/details')).statusCode).toBe(401);
  });

  it('says nothing of the factor to who does not know the password', async () => {
    const answer = await browserOf(test).signIn(email, 'a wrong password');
    expect(answer.json()).toMatchObject({ code: 'LOGIN_FAILED', message: 'Login Failed' });
  });

  it('is as before for who has none', async () => {
    expect((await browserOf(test).signIn('finance@example.com')).statusCode).toBe(200);
  });

  it.each<[string, number, number, string | undefined]>([
    ['of now', 0, 200, undefined],
    ['of the step before', -30, 200, undefined],
    ['of the step after', 30, 200, undefined],
    ['two steps old', -60, 422, 'wrong'],
    ['two steps early', 60, 422, 'wrong'],
  ])('takes a code %s: %i s, %i', async (_what, drift, status, fault) => {
    later(120);
    const browser = browserOf(test);
    const challenge = await browser.challenge(email);
    const code = codeOf(secret, new Date(now.getTime() + drift * 1000));
    const answer = await browser.post('sign-in/code', { challenge, code });
    expect(answer.statusCode).toBe(status);
    if (fault === undefined) expect(answer.json()).toMatchObject({ email });
    else expect(answer.json()).toMatchObject({ errors: [{ field: '/code', code: fault }] });
    expect((await browser.get('/madrox/app/v1/user/details')).statusCode).toBe(fault ? 401 : 200);
  });

  it('takes a code once, also by two browsers at once', async () => {
    const [one, other] = [browserOf(test), browserOf(test)];
    const open = [await one.challenge(email), await other.challenge(email)];
    const code = codeOf(secret, now);
    const answers = await Promise.all(
      [one, other].map((browser, index) =>
        browser.post('sign-in/code', { challenge: open[index], code }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    expect(answers.find(({ statusCode }) => statusCode === 422)?.json().message).toBe(
      'This code has been used. Wait for the next one.',
    );
  });

  it('takes a challenge once, and for five minutes', async () => {
    const browser = browserOf(test);
    const challenge = await browser.challenge(email);
    expect(
      (await browser.post('sign-in/code', { challenge, code: codeOf(secret, now) })).statusCode,
    ).toBe(200);
    later(60);
    const again = await browser.post('sign-in/code', { challenge, code: codeOf(secret, now) });
    expect([again.statusCode, again.json().code]).toEqual([401, 'LOGIN_FAILED']);
    const second = await browserOf(test).challenge(email);
    later(301);
    const late = await browser.post('sign-in/code', {
      challenge: second,
      code: codeOf(secret, now),
    });
    expect([late.statusCode, late.json().message]).toEqual([
      401,
      'This sign-in took too long. Start again with your password.',
    ]);
  });

  it('ends its challenge with a new password, and a new password does not go around it', async () => {
    const challenge = await browserOf(test).challenge(email);
    const [before] = await test.client.db.select().from(users).where(eq(users.email, email));
    await test.client.db.update(users).set({ passwordHash: 'other' }).where(eq(users.email, email));
    const answer = await browserOf(test).post('sign-in/code', {
      challenge,
      code: codeOf(secret, now),
    });
    expect(answer.statusCode).toBe(401);
    await test.client.db
      .update(users)
      .set({ passwordHash: before?.passwordHash ?? null })
      .where(eq(users.email, email));
    await test.anonymous.post('/madrox/app/v1/reset-password', { email, domainId: 2 });
    const token = /#reset=(\S+)/.exec(test.mailed.at(-1)?.text ?? '')?.[1];
    const password = 'a much longer one';
    const browser = browserOf(test);
    expect((await browser.post('password', { token, password })).statusCode).toBe(200);
    expect((await browser.signIn(email, password)).json().code).toBe('SECOND_FACTOR_REQUIRED');
    await test.client.db
      .update(users)
      .set({ passwordHash: before?.passwordHash ?? null })
      .where(eq(users.email, email));
  });

  it('waits after ten wrong codes, however often the password is right', async () => {
    const guess = async () => {
      const browser = browserOf(test);
      const challenge = await browser.challenge(email);
      return browser.post('sign-in/code', { challenge, code: '000000' });
    };
    await test.client.db.insert(loginAttempts).values({
      scope: 'factor-account',
      subject: String(await test.idOf(email)),
      failures: 9,
      lastFailedAt: now,
    });
    await test.client.db.delete(knownDevices);
    expect((await guess()).statusCode).toBe(422);
    const browser = browserOf(test);
    const challenge = await browser.challenge(email);
    const right = await browser.post('sign-in/code', { challenge, code: codeOf(secret, now) });
    expect([right.statusCode, right.json().code]).toEqual([429, 'RATE_LIMITED']);
    later(61);
    const after = await browser.post('sign-in/code', { challenge, code: codeOf(secret, now) });
    expect(after.statusCode).toBe(200);
  });

  it('uses a recovery code up, however it is typed, and mails it', async () => {
    const typed = [codes[0], codes[1]?.toUpperCase().replace('-', ' ')];
    for (const code of typed) {
      const browser = browserOf(test);
      const challenge = await browser.challenge(email);
      expect((await browser.post('sign-in/recovery-code', { challenge, code })).statusCode).toBe(
        200,
      );
    }
    const browser = browserOf(test);
    const challenge = await browser.challenge(email);
    const used = await browser.post('sign-in/recovery-code', { challenge, code: codes[0] });
    expect(used.json()).toMatchObject({ errors: [{ field: '/code', code: 'wrong' }] });
    const told = (await mails()).filter(({ subject }) => subject?.includes('recovery code'));
    expect(told).toHaveLength(2);
    expect(told[1]?.body).toContain('Codes left: 8');
    const kept = await test.client.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'use-recovery-code'));
    expect(kept.length).toBeGreaterThanOrEqual(2);
  });

  it('keeps neither secret nor codes where a copy of the database shows them', async () => {
    const rows = JSON.stringify([
      await test.client.db.select().from(totpFactors),
      await test.client.db.select().from(recoveryCodes),
      await test.client.db.select().from(auditEntries),
      await mails(),
    ]);
    for (const hidden of [secret, ...codes, ...codes.map(code => code.replace('-', ''))])
      expect(rows).not.toContain(hidden);
  });
});
