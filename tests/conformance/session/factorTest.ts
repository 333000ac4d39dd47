import { Secret, TOTP } from 'otpauth';
import { eq } from 'drizzle-orm';
import { demoPassword } from '#backend/database/seed/people/personas.ts';
import { expect } from 'vitest';
import {
  factorChallenges,
  knownDevices,
  loginAttempts,
  outbox,
  passkeys,
  recoveryCodes,
  sessions,
  totpFactors,
  users,
} from '#backend/database/schema/index.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';

export const secretsKey = Buffer.alloc(32, 7).toString('base64');

/** The code that an app shows. */
export const codeOf = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

interface Begun {
  challenge: string;
  secret: string;
  options: object;
}

/** A browser of a suite: signs in, keeps its cookies, and makes calls with its token. */
export const browserOf = (
  test: TestApp,
  userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36',
) => {
  const jar = new Map<string, string>();
  let csrf = '';
  const send = async (
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    payload?: unknown,
    type?: string,
  ) => {
    const answer = await test.app.inject({
      method,
      url,
      headers: {
        'user-agent': userAgent,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrf-token': csrf,
        'x-requested-with': 'console',
        ...(type !== undefined && { 'content-type': type }),
      },
      ...(payload !== undefined && { payload: payload as object }),
    });
    for (const { name, value } of answer.cookies) jar.set(name, value);
    const body = answer.body.startsWith('{') ? answer.json<Record<string, unknown>>() : {};
    const user = (body['user'] ?? body) as { csrfToken?: string };
    if (user.csrfToken !== undefined) csrf = user.csrfToken;
    return answer;
  };
  const post = (path: string, body?: unknown) => send('POST', `/console/v1/${path}`, body);
  const signIn = (email: string, password = demoPassword) =>
    send(
      'POST',
      '/madrox/app/v1/login',
      new URLSearchParams({ username: email, password }).toString(),
      'application/x-www-form-urlencoded',
    );
  return {
    jar,
    signIn,
    post,
    put: (path: string, body: unknown) => send('PUT', `/console/v1/${path}`, body),
    get: (path: string) => send('GET', path),
    /** Signs in by password; the challenge of who has, or needs, a factor. */
    challenge: async (email: string): Promise<string> => {
      const { challenge } = (await signIn(email)).json<{ challenge?: { token: string } }>();
      if (!challenge) throw new Error(`${email} was asked for no factor`);
      return challenge.token;
    },
    /** Of the session: an app, by its first code. @returns its secret and the recovery codes */
    addApp: async (now: Date) => {
      const { challenge, secret } = (
        await post('own-security/factors', { kind: 'code' })
      ).json<Begun>();
      const done = await post('own-security/factors/complete', {
        challenge,
        code: codeOf(secret, now),
      });
      const made = done.json<{ recoveryCodes: string[] }>();
      return { secret, recoveryCodes: made.recoveryCodes, status: done.statusCode };
    },
  };
};

export type TestBrowser = ReturnType<typeof browserOf>;

/** A server with second factors on, whose clock the suite moves. */
export const startFactorTest = async (now: () => Date, env: Record<string, string> = {}) => {
  const test = await startTestApp({
    env: { SECRETS_KEY: secretsKey, ...env },
    services: { now },
  });
  const idOf = async (email: string): Promise<number> => {
    const [user] = await test.client.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, email));
    if (!user) throw new Error(`${email} is missing`);
    return user.id;
  };
  return { ...test, idOf };
};

/** Somebody with an app, whatever was before, and nobody who is signed in. @returns the secret of the app, and the recovery codes */
export const personWithApp = async (
  test: Awaited<ReturnType<typeof startFactorTest>>,
  email: string,
  now: Date,
): Promise<{ secret: string; codes: string[] }> => {
  const { db } = test.client;
  for (const table of [
    totpFactors,
    passkeys,
    recoveryCodes,
    factorChallenges,
    loginAttempts,
    knownDevices,
    outbox,
  ])
    await db.delete(table);
  const browser = browserOf(test);
  expect((await browser.signIn(email)).statusCode).toBe(200);
  const { secret, recoveryCodes: codes } = await browser.addApp(now);
  await db.delete(sessions);
  await db.delete(outbox);
  return { secret, codes };
};
