import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { services } from '#backend/config.ts';
import {
  faults,
  inside,
  startFaultyServer,
  type Fault,
  type FaultyServer,
} from '#tests/support/server/faultyServer.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

const timeout = 1_000;

let upstream: FaultyServer;
let test: TestApp;
let admin: Caller;

beforeAll(async () => {
  upstream = await startFaultyServer();
  const env = Object.fromEntries(
    services.map(service => [`UPSTREAM_${service.toUpperCase()}`, upstream.url]),
  );
  // What fails here is asked again and again.
  const gateway = { GATEWAY_TIMEOUT: String(timeout), GATEWAY_REST: '0' };
  test = await startTestApp({ env: { ...env, ...gateway } });
  admin = await test.as('admin');
});
afterAll(async () => {
  await test.close();
  await upstream.close();
});

const expected: Record<Fault, [number, string]> = {
  slow: [504, 'UPSTREAM_TIMEOUT'],
  dead: [502, 'UPSTREAM_UNREACHABLE'],
  half: [502, 'UPSTREAM_MALFORMED'],
  stalled: [504, 'UPSTREAM_TIMEOUT'],
  broken: [502, 'UPSTREAM_MALFORMED'],
  page: [502, 'UPSTREAM_MALFORMED'],
  words: [502, 'UPSTREAM_MALFORMED'],
  'page of a proxy': [502, 'UPSTREAM_FAILED'],
  'no such page': [502, 'UPSTREAM_MALFORMED'],
  failing: [502, 'UPSTREAM_FAILED'],
  busy: [502, 'UPSTREAM_FAILED'],
  elsewhere: [502, 'UPSTREAM_MALFORMED'],
  stranger: [502, 'UPSTREAM_FAILED'],
};

const ask = (service: string, method: 'GET' | 'POST' = 'GET', mark = '') =>
  admin.call(
    method,
    `/${service}/v1/anything?mark=${mark}`,
    method === 'POST' ? { body: { a: 1 } } : {},
  );

describe('a service that fails', () => {
  for (const fault of Object.keys(faults) as Fault[])
    for (const method of ['GET', 'POST'] as const)
      it(`${fault}: ${method} is a coded error on each prefix, in time, and nothing of it leaks`, async () => {
        upstream.play(fault);
        const mark = crypto.randomUUID();
        const begun = performance.now();
        const answers = await Promise.all(services.map(service => ask(service, method, mark)));
        const taken = performance.now() - begun;
        const asked = upstream.asked.filter(address => address.endsWith(mark));
        expect(asked, 'nobody is asked twice').toEqual([...new Set(asked)]);
        // A loaded machine needs a moment more; ten seconds would be the limit of a prefix that forgot the setting.
        expect(taken).toBeLessThan(timeout + 3_000);
        for (const { statusCode, headers, body } of answers) {
          const answer = JSON.parse(body) as Record<string, unknown>;
          expect([statusCode, answer['code']]).toEqual(expected[fault]);
          expect(Object.keys(answer).sort()).toEqual(['code', 'message', 'requestId']);
          expect(answer['message']).toMatch(/^The service .+ Please try again/);
          expect(headers['content-type']).toBe('application/json; charset=utf-8');
          expect(headers['cache-control']).toBe('no-store');
          expect(headers['content-security-policy']).toContain("default-src 'none'");
          expect(JSON.stringify(headers)).not.toMatch(/inside|unsafe-inline/);
          expect(headers).not.toHaveProperty('location');
          expect(body).not.toContain(inside);
          expect(body).not.toMatch(/<[a-z!]/i);
        }
      });

  it('answers again as soon as the service does', async () => {
    upstream.play('dead');
    expect((await ask('sapna')).statusCode).toBe(502);
    upstream.play(null);
    const answer = await ask('sapna');
    expect([answer.statusCode, answer.json<{ results: unknown[] }>().results]).toEqual([200, []]);
    expect(JSON.stringify(answer.headers)).not.toMatch(/inside|unsafe-inline/);
  });

  it('keeps nobody from signing in', async () => {
    upstream.play('slow');
    const answer = await test.anonymous.call('POST', '/madrox/app/v1/login', {
      body: 'username=admin@example.com&password=demo-password',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.statusCode).toBe(200);
    expect((await admin.get('/madrox/app/v1/user/details?checkHRIS=true')).statusCode).toBe(200);
  });
});
