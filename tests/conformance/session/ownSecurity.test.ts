import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditEntries,
  factorChallenges,
  knownDevices,
  loginAttempts,
  outbox,
  passkeys,
  recoveryCodes,
  sessions,
  totpFactors,
} from '#backend/database/schema/index.ts';
import { demoPassword } from '#backend/database/seed/people/personas.ts';
import { softwareKey } from '#tests/support/softwareKey.ts';
import { browserOf, codeOf, startFactorTest, type TestBrowser } from './factorTest.ts';

const email = 'content@example.com';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let test: Awaited<ReturnType<typeof startFactorTest>>;
let now: Date;
let browser: TestBrowser;

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

beforeAll(async () => {
  now = new Date('2026-11-20T06:00:00Z');
  test = await startFactorTest(() => now);
});
afterAll(() => test.close());

beforeEach(async () => {
  now = new Date('2026-11-20T06:00:00Z');
  for (const table of [
    totpFactors,
    passkeys,
    recoveryCodes,
    factorChallenges,
    sessions,
    loginAttempts,
    knownDevices,
    outbox,
  ])
    await test.client.db.delete(table);
  browser = browserOf(test);
  expect((await browser.signIn(email)).statusCode).toBe(200);
});

interface Own {
  app?: object;
  provedUntil?: string;
  proofs: string[];
  recoveryCodesLeft: number;
  passkeys: { id: number; name: string; version: number }[];
  sessions: { id: number; device: string; isThis: boolean }[];
  devices: { id: number; device: string; isThis: boolean }[];
}

const read = async (from = browser) => (await from.get('/console/v1/own-security')).json<Own>();

const addKey = async () => {
  const key = softwareKey();
  const begun = (await browser.post('own-security/factors', { kind: 'passkey' })).json<{
    challenge: string;
    options: object;
  }>();
  const answer = await browser.post('own-security/factors/complete', {
    challenge: begun.challenge,
    response: key.make(begun.options),
    name: ' Laptop ',
  });
  expect(answer.statusCode).toBe(200);
  return key;
};

describe('one’s own security', () => {
  it('ends other sessions with the first factor, and makes ten recovery codes with it alone', async () => {
    const other = browserOf(test, phone);
    await other.signIn(email);
    const { recoveryCodes: codes, status } = await browser.addApp(now);
    expect([status, codes.length]).toEqual([200, 10]);
    expect((await other.get('/madrox/app/v1/user/details')).statusCode).toBe(401);
    await addKey();
    expect(await read()).toMatchObject({
      app: {},
      proofs: ['code', 'passkey'],
      recoveryCodesLeft: 10,
      passkeys: [{ name: 'Laptop', version: 1 }],
    });
  });

  it.each<[string, string, object]>([
    ['setting a factor up', 'own-security/factors', { kind: 'code' }],
    ['removing the app', 'own-security/app/remove', {}],
    ['removing a passkey', 'own-security/passkeys/1/remove', { version: 1 }],
    ['new recovery codes', 'own-security/recovery-codes', {}],
  ])('asks for a proof of five minutes before %s', async (_what, path, body) => {
    await browser.addApp(now);
    later(301);
    const answer = await browser.post(path, body);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'PROOF_REQUIRED']);
    expect((await read()).provedUntil).toBeUndefined();
  });

  it('is proved again by the password where there is no factor, and by a factor where there is one', async () => {
    later(301);
    const prove = (body: object) => browser.post('own-security/proof', body);
    const wrong = await prove({ password: 'wrong' });
    expect(wrong.json()).toMatchObject({ errors: [{ field: '/password', code: 'wrong' }] });
    expect((await prove({ password: demoPassword })).statusCode).toBe(200);
    const { secret, recoveryCodes: codes } = await browser.addApp(now);
    const key = await addKey();
    later(301);
    const seen = await prove({ password: demoPassword });
    expect(seen.json()).toMatchObject({ errors: [{ field: '/password', code: 'factor' }] });
    expect((await prove({ code: codeOf(secret, now) })).statusCode).toBe(200);
    expect((await prove({ code: codes[0] })).statusCode).toBe(200);
    const { challenge, options } = (await browser.post('own-security/proof-options')).json();
    expect((await prove({ challenge, response: key.sign(options) })).statusCode).toBe(200);
    const again = await prove({ challenge, response: key.sign(options) });
    expect(again.statusCode).toBe(422);
    expect((await browser.post('own-security/recovery-codes')).statusCode).toBe(200);
  });

  it('counts wrong proofs although they are refused', async () => {
    await browser.addApp(now);
    await test.client.db.update(loginAttempts).set({ failures: 0 });
    for (let i = 0; i < 3; i += 1) await browser.post('own-security/proof', { code: '000000' });
    const tries = await test.client.db.select().from(loginAttempts);
    expect(tries.filter(({ scope }) => scope === 'factor-device')).toMatchObject([{ failures: 3 }]);
  });

  it('makes recovery codes anew: the old ones are worth nothing', async () => {
    const { recoveryCodes: old } = await browser.addApp(now);
    const made = await browser.post('own-security/recovery-codes');
    const { recoveryCodes: fresh } = made.json<{ recoveryCodes: string[] }>();
    expect(fresh).toHaveLength(10);
    const other = browserOf(test);
    const challenge = await other.challenge(email);
    const refused = await other.post('sign-in/recovery-code', { challenge, code: old[0] });
    expect(refused.statusCode).toBe(422);
    const taken = await other.post('sign-in/recovery-code', { challenge, code: fresh[0] });
    expect(taken.statusCode).toBe(200);
  });

  it('renames a passkey by its version, and removes it with the recovery codes when it was the last', async () => {
    await addKey();
    const [key] = (await read()).passkeys;
    const path = `own-security/passkeys/${key?.id ?? 0}`;
    expect((await browser.put(path, { name: 'Desk', version: 1 })).json()).toMatchObject({
      name: 'Desk',
      version: 2,
    });
    const stale = await browser.put(path, { name: 'Late', version: 1 });
    expect([stale.statusCode, stale.json()]).toMatchObject([409, { current: { name: 'Desk' } }]);
    expect((await browser.post(`${path}/remove`, { version: 2 })).statusCode).toBe(200);
    expect(await read()).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    const acts = await test.client.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.entityId, String(await test.idOf(email))));
    expect(acts.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['add-factor', 'rename-passkey', 'remove-factor']),
    );
  });

  it('is nobody else’s: passkeys, sessions and devices of others do not exist', async () => {
    await addKey();
    const own = await read();
    const stranger = browserOf(test);
    await stranger.signIn('finance@example.com');
    const answers = [
      await stranger.post(`own-security/passkeys/${own.passkeys[0]?.id}/remove`, { version: 1 }),
      await stranger.put(`own-security/passkeys/${own.passkeys[0]?.id}`, { name: 'x', version: 1 }),
      await stranger.post(`own-security/sessions/${own.sessions[0]?.id}/end`),
      await stranger.post(`own-security/devices/${own.devices[0]?.id}/forget`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(await read()).toMatchObject({ passkeys: own.passkeys, devices: own.devices });
  });
});

describe('one’s own sessions and devices', () => {
  it('are told apart by what their browsers say, end one by one or all others, and never by themselves', async () => {
    const [one, two] = [browserOf(test, phone), browserOf(test, phone)];
    await one.signIn(email);
    await two.signIn(email);
    const { sessions: open } = await read();
    expect(open.map(({ device, isThis }) => [device, isThis])).toEqual(
      expect.arrayContaining([
        ['Chrome on Linux', true],
        ['Safari on iOS', false],
      ]),
    );
    const mine = open.find(({ isThis }) => isThis);
    const own = await browser.post(`own-security/sessions/${mine?.id}/end`);
    expect(own.statusCode).toBe(409);
    const first = open.find(({ isThis }) => !isThis);
    await browser.post(`own-security/sessions/${first?.id}/end`);
    const states = async () =>
      Promise.all(
        [browser, one, two].map(
          async from => (await from.get('/madrox/app/v1/user/details')).statusCode,
        ),
      );
    expect((await states()).toSorted()).toEqual([200, 200, 401]);
    expect((await browser.post('own-security/sessions/end-others')).json()).toEqual({ ended: 1 });
    expect(await states()).toEqual([200, 401, 401]);
  });

  it('mail a sign-in from a browser that was not seen, once, and again when it was forgotten', async () => {
    const told = async () =>
      (await test.client.db.select().from(outbox)).filter(({ subject }) =>
        subject?.includes('New sign-in'),
      );
    await test.client.db.delete(outbox);
    const other = browserOf(test, phone);
    await other.signIn(email);
    const [mail] = await told();
    expect(mail?.recipient).toBe(email);
    for (const part of ['Safari on iOS', '127.0.0.1', '20 November 2026', '/account-security'])
      expect(mail?.body).toContain(part);
    await other.signIn(email);
    expect(await told()).toHaveLength(1);
    const device = (await read(other)).devices.find(({ isThis }) => isThis);
    expect(device).toMatchObject({ device: 'Safari on iOS' });
    await other.post(`own-security/devices/${device?.id}/forget`);
    await other.signIn(email);
    expect(await told()).toHaveLength(2);
  });
});
