import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loginAttempts, users } from '#backend/database/schema/index.ts';
import { sessionHeaders } from '#tests/support/server/sessionHeaders.ts';
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

const signIn = (username: string, password: string) =>
  test.app.inject({
    method: 'POST',
    url: '/madrox/app/v1/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username, password }).toString(),
  });

describe('a new password', () => {
  const ask = (email: string) =>
    test.anonymous.post('/madrox/app/v1/reset-password', { email, domainId: 2 });
  const tokenOfLastMail = () => /#reset=(\S+)/.exec(test.mailed.at(-1)?.text ?? '')?.[1] ?? '';

  it('is asked for with the same answer for known and unknown addresses, and mailed to the known (T6)', async () => {
    const before = test.mailed.length;
    const [known_, unknown] = [await ask('content@example.com'), await ask('nobody@example.com')];
    expect(known_.json()).toEqual({ emailSent: true });
    expect(unknown.json()).toEqual(known_.json());
    expect(test.mailed.slice(before).map(({ to }) => to)).toEqual(['content@example.com']);
  });

  it('is asked for the identity domain alone (T6)', async () => {
    const answer = await test.anonymous.post('/madrox/app/v1/reset-password', {
      email: 'a@b.in',
      domainId: 5,
    });
    expect(answer.statusCode).toBe(422);
  });

  it('is set once by the link and ends every session', async () => {
    const headers = await sessionHeaders(
      test.client,
      (await userNamed('content@example.com')).id,
      now,
    );
    await ask('content@example.com');
    const body = { token: tokenOfLastMail(), password: 'a much longer one' };
    expect((await test.anonymous.post('/console/v1/password', body)).json()).toEqual({
      passwordSet: true,
    });
    expect((await test.anonymous.get('/madrox/app/v1/user/details', { headers })).statusCode).toBe(
      401,
    );
    expect((await signIn('content@example.com', 'a much longer one')).statusCode).toBe(200);
    const again = await test.anonymous.post('/console/v1/password', body);
    expect([
      again.statusCode,
      again.json<{ errors: { field: string }[] }>().errors[0]?.field,
    ]).toEqual([422, '/token']);
  });

  it('is not set by a link that is too old', async () => {
    await ask('ticketing@example.com');
    now = new Date(now.getTime() + 31 * 60_000);
    const body = { token: tokenOfLastMail(), password: 'a much longer one' };
    expect((await test.anonymous.post('/console/v1/password', body)).statusCode).toBe(422);
  });

  const userNamed = async (email: string) => {
    const [user] = await test.client.db.select().from(users).where(eq(users.email, email));
    if (!user) throw new Error(`${email} is missing`);
    return user;
  };
});
