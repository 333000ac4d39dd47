import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '#tests/support/startTestApp.ts';

let upstream: Server;
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
  test = await startTestApp({
    env: {
      UPSTREAM_MYSTIQUE: `http://127.0.0.1:${port}/base`,
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

  it('becomes a coded error when it answers with a page', async () => {
    answerWith('text/html', '<h1>Gateway</h1>');
    const got = await admin.get('/mystique/v1/soc/1');
    expect([got.statusCode, got.json<{ code: string }>().code]).toEqual([
      502,
      'UPSTREAM_MALFORMED',
    ]);
    expect(got.body).not.toContain('<h1>');
    expect(got.headers['content-type']).toContain('application/json');
  });

  it('becomes a coded error when it is dead', async () => {
    const got = await admin.get('/kira/app/v3/anything');
    expect([got.statusCode, got.json<{ code: string }>().code]).toEqual([
      502,
      'UPSTREAM_UNREACHABLE',
    ]);
  });

  it('becomes a coded error when it is slow', async () => {
    answer = () => undefined;
    const got = await admin.get('/mystique/v1/soc/1');
    expect([got.statusCode, got.json<{ code: string }>().code]).toEqual([504, 'UPSTREAM_TIMEOUT']);
  }, 20_000);

  it('never takes sign-in away from the console', async () => {
    const before = asked.length;
    const got = await admin.get('/madrox/app/v1/user/details');
    expect([got.statusCode, asked.length]).toEqual([200, before]);
  });
});
