import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalServer, type LocalServer } from '#tests/support/server/startLocalServer.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { gatewayOf } from '../settings/gatewayOf.ts';
import { createIdentity } from './createIdentity.ts';

const pem = ({ privateKey }: { privateKey: KeyObject }): string =>
  privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const ofEd25519 = () => pem(generateKeyPairSync('ed25519'));
const ofCurve = (namedCurve: string) => pem(generateKeyPairSync('ec', { namedCurve }));
const ofRsa = (modulusLength: number) => pem(generateKeyPairSync('rsa', { modulusLength }));

const settingsWith = (signingKey: string) => ({
  publicUrl: new URL('https://console.example'),
  product: { name: 'Nivaas', slug: 'nivaas' },
  gateway: { ...gatewayOf({}), signingKey },
});

describe('the key of the gateway', () => {
  it.each([
    ['EdDSA', ofEd25519()],
    ['ES256', ofCurve('prime256v1')],
    ['RS256', ofRsa(2048)],
  ])('may sign by %s', async (alg, signingKey) => {
    const identity = await createIdentity(settingsWith(signingKey));
    expect(identity?.keys.keys[0]).toMatchObject({ alg, use: 'sig' });
    expect(identity?.keys.keys[0]).not.toHaveProperty('d');
  });

  it.each([
    ['nonsense', /no private key/],
    [ofRsa(1024), /2048/],
    [ofCurve('secp384r1'), /P-256/],
  ])('is refused where it is none', async (signingKey, why) => {
    await expect(createIdentity(settingsWith(signingKey))).rejects.toThrow(why);
  });
});

describe('a service behind the gateway', () => {
  let upstream: LocalServer;
  let test: TestApp;
  let admin: Caller;
  let seen: IncomingHttpHeaders = {};
  let status = 200;
  let asked = 0;
  const waiting: (() => void)[] = [];

  beforeAll(async () => {
    upstream = await startLocalServer((request, response) => {
      seen = request.headers;
      asked += 1;
      const answer = () =>
        response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
      if (request.url?.includes('hang')) waiting.push(answer);
      else answer();
    });
    const address = `http://${upstream.host}`;
    test = await startTestApp({
      env: {
        UPSTREAM_MYSTIQUE: address,
        UPSTREAM_ADS: address,
        GATEWAY_TOKEN: 'of-the-console',
        GATEWAY_LIMIT: '2',
        GATEWAY_SIGNING_KEY: ofEd25519().replaceAll('\n', '\\n'),
      },
    });
    admin = await test.as('admin');
  });
  afterAll(async () => {
    await test.close();
    upstream.close();
  });

  it('is told who asks by a token that it can check, for one minute and for itself', async () => {
    const foreign = { headers: { 'x-console-identity': 'of somebody else' } };
    expect((await admin.get('/ads/anything', foreign)).statusCode).toBe(200);
    const keys = (await test.anonymous.get('/.well-known/jwks.json')).json<JSONWebKeySet>();
    const { payload } = await jwtVerify(
      String(seen['x-console-identity']),
      createLocalJWKSet(keys),
      { audience: 'ads' },
    );
    expect(payload).toMatchObject({
      sub: seen['x-console-user'],
      product: 'nivaas',
      roles: String(seen['x-console-roles']).split(','),
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(60);
    expect(seen['authorization']).toBe('Bearer of-the-console');
  });

  it('has two requests at once, and takes no other service down', async () => {
    const hanging = [admin.get('/mystique/hang/1'), admin.get('/mystique/hang/2')];
    await expect.poll(() => waiting.length).toBe(2);
    const third = await admin.get('/mystique/third');
    expect([third.statusCode, third.headers['retry-after']]).toEqual([503, '1']);
    expect((await admin.get('/ads/anything')).statusCode).toBe(200);
    for (const answer of waiting) answer();
    for (const one of await Promise.all(hanging)) expect(one.statusCode).toBe(200);
    expect((await admin.get('/mystique/third')).statusCode).toBe(200);
  });

  it('is left alone once it fails again and again', async () => {
    status = 500;
    const answers: number[] = [];
    for (let count = 0; count < 30; count += 1)
      answers.push((await admin.get('/mystique/failing')).statusCode);
    const before = asked;
    const rested = await admin.get('/mystique/failing');
    expect([rested.statusCode, rested.headers['retry-after'], asked]).toEqual([503, '10', before]);
    expect(rested.json()).toMatchObject({ message: expect.stringContaining('not responding') });
    expect(answers.slice(0, 5)).toEqual([502, 502, 502, 502, 502]);
    status = 200;
    expect((await admin.get('/ads/anything')).statusCode).toBe(200);
  });
});
