import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loginAttempts, users } from '#backend/database/schema/index.ts';
import { demoPassword } from '#backend/database/seed/people/personas.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';

let test: TestApp;
let now: Date;
beforeAll(async () => {
  test = await startTestApp({ services: { now: () => now } });
});
afterAll(() => test.close());
beforeEach(async () => {
  now = new Date('2026-11-20T06:00:00Z');
  await test.client.db.delete(loginAttempts);
});

const email = 'content@example.com';

const signIn = (password: string, cookie?: string) =>
  test.app.inject({
    method: 'POST',
    url: '/madrox/app/v1/login',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(cookie !== undefined && { cookie }),
    },
    payload: new URLSearchParams({ username: email, password }).toString(),
  });

const deviceOf = ({ cookies }: Awaited<ReturnType<typeof signIn>>): string => {
  const cookie = cookies.find(({ name }) => name === 'console-device');
  return `console-device=${cookie?.value ?? ''}`;
};

const guess = async (times: number, cookie?: string) => {
  for (let i = 0; i < times; i += 1) {
    now = new Date(now.getTime() + 1000);
    await signIn('guess', cookie);
  }
};

const lockOut = async () => {
  await test.client.db.insert(loginAttempts).values({
    scope: 'account',
    subject: email,
    failures: 10,
    lastFailedAt: now,
    blockedUntil: new Date(now.getTime() + 600_000),
  });
};

describe('a known device', () => {
  it('lets its person in while strangers are locked out, and does not let strangers in again', async () => {
    const first = await signIn(demoPassword);
    expect(first.cookies.find(({ name }) => name === 'console-device')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
    });
    await lockOut();
    expect((await signIn(demoPassword)).statusCode).toBe(401);
    expect((await signIn(demoPassword, deviceOf(first))).statusCode).toBe(200);
    expect((await signIn(demoPassword)).statusCode).toBe(401);
  });

  it.each<[string, (device: string) => string]>([
    ['a changed seal', device => `${device.slice(0, -1)}${device.endsWith('A') ? 'B' : 'A'}`],
    ['another account', device => device.replace(/=\d+\./, '=1.')],
    ['no seal', device => device.slice(0, device.lastIndexOf('.'))],
    ['nonsense', () => 'console-device=~~..~1.2.3'],
  ])('is none with %s', async (_what, change) => {
    const device = deviceOf(await signIn(demoPassword));
    await lockOut();
    expect((await signIn(demoPassword, change(device))).statusCode).toBe(401);
  });

  it('waits after ten wrong tries of its own, and leaves the account alone', async () => {
    const device = deviceOf(await signIn(demoPassword));
    await test.client.db.insert(loginAttempts).values({
      scope: 'device',
      subject: device.split('.')[2] ?? '',
      failures: 9,
      lastFailedAt: now,
    });
    await guess(1, device);
    expect((await signIn(demoPassword, device)).statusCode).toBe(401);
    expect((await signIn(demoPassword)).statusCode).toBe(200);
  });
});

describe('links that set a password', () => {
  const ask = (address: string) =>
    test.anonymous.post('/madrox/app/v1/reset-password', { email: address, domainId: 2 });
  const set = (token: string, password = 'a much longer one') =>
    test.anonymous.post('/console/v1/password', { token, password });
  const lastToken = () => /#reset=(\S+)/.exec(test.mailed.at(-1)?.text ?? '')?.[1] ?? '';

  it('are mailed three times in an hour, told the same way to everybody, and do not touch sign-in', async () => {
    const before = test.mailed.length;
    const answers = [];
    for (let i = 0; i < 5; i += 1) {
      answers.push((await ask(email)).body, (await ask('nobody@example.com')).body);
    }
    expect(new Set(answers).size).toBe(1);
    expect(test.mailed.length - before).toBe(3);
    expect((await signIn(demoPassword)).statusCode).toBe(200);
    now = new Date(now.getTime() + 3_600_000);
    await ask(email);
    expect(test.mailed.length - before).toBe(4);
  });

  it('are looked up before a password is hashed, and tried sixty times from an address at most', async () => {
    const answers = [];
    for (let i = 0; i < 62; i += 1) answers.push((await set('x'.repeat(43))).statusCode);
    expect(answers.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 422));
    expect(answers.slice(60)).toEqual([429, 429]);
    const counted = await test.client.db
      .select()
      .from(loginAttempts)
      .where(like(loginAttempts.scope, 'link-%'));
    expect(counted.map(({ scope }) => scope)).toEqual(['link-address']);
  });

  it('refuse what is guessed first and stay open for a better password', async () => {
    await ask(email);
    const token = lastToken();
    for (const [password, code] of [
      ['password1234', 'common'],
      ['content12345', 'email'],
      ['aaaaaaaaaaaa', 'repeated'],
    ] as const) {
      const answer = await set(token, password);
      expect([answer.statusCode, answer.json().errors]).toMatchObject([
        422,
        [{ field: '/password', code, hi: expect.any(String) }],
      ]);
    }
    const done = await set(token);
    expect(done.json()).toEqual({ passwordSet: true });
    await lockOut();
    expect((await signIn('a much longer one', deviceOf(done))).statusCode).toBe(200);
  });

  it('end with each other: one used ends all', async () => {
    await ask(email);
    const first = lastToken();
    await ask(email);
    expect((await set(lastToken())).statusCode).toBe(200);
    expect((await set(first)).json().errors[0]).toMatchObject({ field: '/token' });
  });

  it('are none of an inactive person', async () => {
    await ask('finance@example.com');
    const token = lastToken();
    await test.client.db
      .update(users)
      .set({ status: 0 })
      .where(eq(users.email, 'finance@example.com'));
    expect((await set(token)).statusCode).toBe(422);
  });
});
