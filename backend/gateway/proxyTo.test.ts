import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownCertificate } from './certificate.fixture.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

let upstream: Server;
let secure: Server;
let askedSecurely = 0;
let test: TestApp;
let admin: Caller;
let answer: RequestListener = (_request, response) => response.end();
const asked: { url: string; headers: NodeJS.Dict<string | string[]> }[] = [];

beforeAll(async () => {
  upstream = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers });
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const { port } = upstream.address() as AddressInfo;
  secure = createSecureServer(ownCertificate, (_request, response) => {
    askedSecurely += 1;
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, 'localhost');
  await once(secure, 'listening');
  test = await startTestApp({
    env: {
      UPSTREAM_MYSTIQUE: `http://127.0.0.1:${port}/base`,
      UPSTREAM_ADS: `https://localhost:${(secure.address() as AddressInfo).port}`,
      UPSTREAM_KIRA: 'http://127.0.0.1:9',
      UPSTREAM_MADROX: `http://127.0.0.1:${port}`,
    },
  });
  admin = await test.as('admin');
});
afterAll(async () => {
  await test.close();
  upstream.closeAllConnections();
  upstream.close();
  secure.closeAllConnections();
  secure.close();
});

const answerWith = (type: string, body: string, status = 200) => {
  answer = (_request, response) => response.writeHead(status, { 'content-type': type }).end(body);
};

describe('a service that answers elsewhere', () => {
  it('gets the call under its own base, with who asks and without the session', async () => {
    answerWith('application/json', '{"results":[]}');
    const got = await admin.get('/mystique/v1/soc/key-search?rows=5');
    expect([got.statusCode, got.json()]).toEqual([200, { results: [] }]);
    expect(asked.at(-1)?.url).toBe('/base/mystique/v1/soc/key-search?rows=5');
    const headers = asked.at(-1)?.headers ?? {};
    expect(headers['cookie']).toBeUndefined();
    expect(headers['x-console-roles']).toContain('admin');
  });

  it('gets a program by its roles and without its token, none whose token has limits, and no call of people', async () => {
    answerWith('application/json', '{}');
    const account = await admin.post('/console/v1/service-accounts', {
      name: 'Beyond the gateway',
      userRoles: ['finance'],
    });
    const tokenWith = async (more: object) => {
      const made = await admin.post('/console/v1/api-tokens', {
        serviceAccountId: account.json<{ id: number }>().id,
        name: 'Gateway',
        expiresOn: '2026-12-31',
        ...more,
      });
      return { headers: { authorization: `Bearer ${made.json<{ token: string }>().token}` } };
    };
    const whole = await tokenWith({});
    const got = await test.anonymous.get('/mystique/rcm/v1/7', whole);
    expect(got.statusCode).toBe(200);
    const headers = asked.at(-1)?.headers ?? {};
    expect(headers['authorization']).toBeUndefined();
    expect(headers['x-console-roles']).toBe('finance');
    for (const more of [{ isReadOnly: true }, { calls: 'cities.list' }]) {
      const refused = await test.anonymous.get('/mystique/rcm/v1/7', await tokenWith(more));
      expect(refused.statusCode).toBe(403);
    }
    const before = asked.length;
    for (const [method, address] of [
      ['PUT', '/mystique/rcm/v1/7'],
      ['GET', '/mystique/v1/no-such-call'],
      ['GET', '/mystique/rcm/%761/7'],
    ] as const)
      expect((await test.anonymous.call(method, address, whole)).statusCode, address).toBe(403);
    expect(asked).toHaveLength(before);
  });

  it('gets what was sent, byte for byte, and no token of the session', async () => {
    let got = '';
    answer = (request, response) => {
      request.setEncoding('utf8').on('data', (part: string) => (got += part));
      request.on('end', () =>
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":1}'),
      );
    };
    const sent = '{ "amount": 12345678901234567890 }';
    const made = await admin.post('/mystique/v1/soc', sent, {
      headers: { 'content-type': 'application/json' },
    });
    expect([made.statusCode, got]).toEqual([200, sent]);
    expect(asked.at(-1)?.headers['content-type']).toBe('application/json');
    expect(asked.at(-1)?.headers['x-csrf-token']).toBeUndefined();
  });

  it('passes on what the service itself refuses', async () => {
    answerWith('application/json', '{"message":"No such case"}', 422);
    const got = await admin.get('/mystique/v1/soc/1');
    expect([got.statusCode, got.json()]).toEqual([422, { message: 'No such case' }]);
  });

  it('is asked for nobody who is not signed in', async () => {
    const before = asked.length;
    expect((await test.anonymous.get('/mystique/v1/soc/1')).statusCode).toBe(401);
    expect(asked).toHaveLength(before);
  });

  it('is asked for no change without the CSRF token', async () => {
    const before = asked.length;
    const got = await admin.post(
      '/mystique/v1/soc/1',
      {},
      { headers: { 'x-csrf-token': 'guess' } },
    );
    expect([got.statusCode, asked.length]).toEqual([403, before]);
  });

  it('passes on an empty answer, and a file under its name', async () => {
    answer = (_request, response) => response.writeHead(204).end();
    const nothing = await admin.get('/mystique/v1/soc/1');
    expect([nothing.statusCode, nothing.body]).toEqual([204, '']);
    answer = (_request, response) =>
      response
        .writeHead(200, {
          'content-type': 'text/csv',
          'content-disposition': 'attachment; filename="soc.csv"',
          'set-cookie': 'inside=1',
        })
        .end('a,b\n1,2\n');
    const file = await admin.get('/mystique/v1/soc/export');
    expect([file.statusCode, file.body]).toEqual([200, 'a,b\n1,2\n']);
    expect(file.headers['content-disposition']).toBe('attachment; filename="soc.csv"');
    expect(file.headers['set-cookie']).toBeUndefined();
  });

  it('asks for what it can look at, and keeps what is encoded all the same', async () => {
    answer = (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
        .end(gzipSync('{}'));
    const got = await admin.get('/mystique/v1/soc/1', { headers: { 'accept-encoding': 'gzip' } });
    expect(asked.at(-1)?.headers['accept-encoding']).toBe('identity');
    expect(got.statusCode).toBe(502);
    expect(got.json()).toMatchObject({ code: 'UPSTREAM_MALFORMED' });
  });

  it('is a coded error where nothing listens', async () => {
    const got = await admin.get('/kira/app/v3/anything');
    expect(got.statusCode).toBe(502);
    expect(got.json()).toMatchObject({ code: 'UPSTREAM_UNREACHABLE' });
  });

  it('is not believed without a certificate that holds', async () => {
    const got = await admin.get('/ads/v1/anything');
    expect(got.statusCode).toBe(502);
    expect(got.json()).toMatchObject({ code: 'UPSTREAM_UNREACHABLE' });
    expect(askedSecurely).toBe(0);
  });

  it('never takes sign-in away from the console', async () => {
    const before = asked.length;
    const got = await admin.get('/madrox/app/v1/user/details');
    expect([got.statusCode, asked.length]).toEqual([200, before]);
  });
});
