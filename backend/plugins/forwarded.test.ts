import { desc, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { loginAttempts, sessions } from '#backend/database/schema/index.ts';
import { demoPassword } from '#backend/database/seed/people/personas.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';

/*
 * Which address a request comes from, as throttles, sessions and logs take it. Each proxy writes the address that it was asked
 * from behind what the header already said, so what a client forged is in front.
 */

const client = '203.0.113.9';
const forged = '6.6.6.6';
const near = '10.0.0.1';
const far = '10.0.0.2';

const ways: readonly (readonly [
  name: string,
  setting: string,
  connection: string,
  header: string | undefined,
  taken: string,
])[] = [
  ['nobody is believed', '0', near, client, near],
  ['a client without a proxy', '1', client, undefined, client],
  ['one proxy', '1', near, client, client],
  ['one proxy and a forged header', '1', near, `${forged}, ${client}`, client],
  ['two proxies', '2', far, `${client}, ${near}`, client],
  ['two proxies and a forged header', '2', far, `${forged}, ${client}, ${near}`, client],
  ['two proxies, of which one is believed', '1', far, `${client}, ${near}`, near],
  ['named networks', '10.0.0.0/8', far, `${forged}, ${client}, ${near}`, client],
  ['a stranger to the named networks', '10.0.0.0/8', client, forged, client],
];

describe.each([...new Set(ways.map(([, setting]) => setting))])('TRUST_PROXY=%s', setting => {
  let test: TestApp | undefined;
  afterAll(() => test?.close());

  it.each(ways.filter(way => way[1] === setting))(
    '%s',
    async (_name, _setting, connection, header, taken) => {
      test ??= await startTestApp({ env: { TRUST_PROXY: setting } });
      const { app, client: database } = test;
      await database.db.delete(loginAttempts);
      const signIn = (password: string) =>
        app.inject({
          method: 'POST',
          url: '/madrox/app/v1/login',
          remoteAddress: connection,
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            ...(header !== undefined && { 'x-forwarded-for': header }),
          },
          payload: new URLSearchParams({ username: 'content@example.com', password }).toString(),
        });
      expect((await signIn('guess')).statusCode).toBe(401);
      const counted = await database.db
        .select({ subject: loginAttempts.subject })
        .from(loginAttempts)
        .where(eq(loginAttempts.scope, 'address'));
      expect(counted).toEqual([{ subject: taken }]);
      expect((await signIn(demoPassword)).statusCode).toBe(200);
      const [session] = await database.db.select().from(sessions).orderBy(desc(sessions.createdAt));
      expect(session?.address).toBe(taken);
    },
  );
});
