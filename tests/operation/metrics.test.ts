import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callList } from '#contract/calls/index.ts';
import { demoPassword } from '#backend/database/seed/people/personas.ts';
import { openMetrics, type Metrics } from '#backend/metrics/openMetrics.ts';
import { serveMetrics } from '#backend/metrics/serveMetrics.ts';
import { startLocalServer, type LocalServer } from '../support/server/startLocalServer.ts';
import { startTestApp, type TestApp } from '../support/server/startTestApp.ts';
import { readScrape, valueIn, type Scrape } from './scrape.ts';

let test: TestApp;
let metrics: Metrics;
let address = '';
let slow: LocalServer;
let server: Awaited<ReturnType<typeof serveMetrics>>;

const scrape = async (): Promise<Scrape> => readScrape(await (await fetch(address)).text());

beforeAll(async () => {
  slow = await startLocalServer(() => undefined);
  metrics = openMetrics('1');
  test = await startTestApp({
    observers: [metrics],
    env: { UPSTREAM_ADS: `http://${slow.host}`, GATEWAY_TIMEOUT: '100', RATE_LIMIT: '1000' },
  });
  server = await serveMetrics({ port: 0, host: '127.0.0.1' }, () => metrics.registry.metrics());
  if (!server.listening) await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  slow.close();
  await test.close();
  await metrics.end?.();
});

const signIn = (password: string) =>
  test.anonymous.call('POST', '/madrox/app/v1/login', {
    body: { username: 'admin@example.com', password },
  });

describe('metrics', () => {
  it('count requests by call and status, never by their address', async () => {
    const admin = await test.as('admin');
    await admin.get('/console/v1/jobs');
    await admin.get('/console/v1/jobs/999999999');
    await admin.get('/no/such/place/9876543210');
    await test.anonymous.get('/console/v1/jobs');
    const text = await (await fetch(address)).text();
    const now = readScrape(text);
    const requests = (call: string, status: string) =>
      valueIn(now, 'console_requests_total', { call, status });
    expect(requests('jobs.list', '200')).toBe(1);
    expect(requests('jobs.list', '401')).toBe(1);
    expect(requests('jobs.get', '404')).toBe(1);
    expect(requests('none', '404')).toBe(1);
    // In a label: a measured value may have any digits.
    expect(text).not.toMatch(/"[^"]*(?:9876543210|999999999)/);
    expect(valueIn(now, 'console_request_seconds_count', { call: 'jobs.list' })).toBe(2);
    expect(valueIn(now, 'console_requests_in_flight')).toBe(0);
    expect(valueIn(now, 'console_statement_seconds_count', { verb: 'select' })).toBeGreaterThan(0);
  });

  it('tell how sign-ins end, which the answer does not', async () => {
    const before = await scrape();
    await signIn('wrong');
    await signIn(demoPassword);
    const after = await scrape();
    const more = (outcome: string) =>
      (valueIn(after, 'console_logins_total', { outcome }) ?? 0) -
      (valueIn(before, 'console_logins_total', { outcome }) ?? 0);
    expect(['right', 'wrong', 'throttled', 'no-role'].map(more)).toEqual([1, 1, 0, 0]);
  });

  it('tell of repeats, which change nothing', async () => {
    const admin = await test.as('admin');
    const create = () =>
      admin.post(
        '/sapna/v1/products/create',
        { name: 'Counted once', productTypeId: 4, hsnCode: '998365' },
        { headers: { 'idempotency-key': 'counted-once' } },
      );
    const made = [(await create()).json<unknown>(), (await create()).json<unknown>()];
    expect(made[1]).toEqual(made[0]);
    const now = await scrape();
    expect(valueIn(now, 'console_repeats_total', { call: 'products.create' })).toBe(1);
  });

  it('tell of money that was refused to move', async () => {
    const money = callList.find(({ kind, method }) => kind === 'money' && method === 'POST');
    if (!money) throw new Error('No call moves money');
    const admin = await test.as('admin');
    const refused = await admin.post(money.path.replaceAll(/\{\w+\}/g, '1'), {});
    expect(refused.statusCode).toBeLessThan(500);
    const labels = { call: money.id, outcome: 'refused' };
    expect(valueIn(await scrape(), 'console_money_calls_total', labels)).toBe(1);
  });

  it('tell of an address that asks too often', async () => {
    const few = await startTestApp({ env: { RATE_LIMIT: '1' } });
    try {
      const labels = { by: 'address' };
      const before = valueIn(await scrape(), 'console_throttled_total', labels);
      await few.anonymous.get('/health');
      expect((await few.anonymous.get('/health')).statusCode).toBe(429);
      expect(valueIn(await scrape(), 'console_throttled_total', labels)).toBe((before ?? 0) + 1);
    } finally {
      await few.close();
    }
  });

  it('tell of a service that does not answer in time', async () => {
    const admin = await test.as('admin');
    const late = await admin.get('/ads/v1/anything');
    expect(late.statusCode).toBe(504);
    const now = await scrape();
    const labels = { service: 'ads', outcome: 'timed-out' };
    expect(valueIn(now, 'console_upstream_requests_total', labels)).toBe(1);
    expect(valueIn(now, 'console_upstream_open', { service: 'ads' })).toBe(0);
    expect(valueIn(now, 'console_requests_total', { call: 'upstream ads', status: '504' })).toBe(1);
  });

  it('read numbers of the database by a clock, however often they are scraped', async () => {
    expect(valueIn(await scrape(), 'console_database_bytes')).toBeNaN();
    expect(valueIn(await scrape(), 'console_queue_length')).toBeUndefined();
    const clock = test.app.clocks.find(({ name }) => name === 'numbers of the database');
    await clock?.round();
    const before = valueIn(await scrape(), 'console_statement_seconds_count', {});
    const now = await scrape();
    expect(valueIn(now, 'console_database_bytes')).toBeGreaterThan(1_000_000);
    expect(valueIn(now, 'console_queue_length', { queue: 'approvals' })).toBeGreaterThan(0);
    expect(valueIn(now, 'console_oldest_job_waiting_seconds')).toBe(0);
    expect(valueIn(now, 'console_backup_last_success_timestamp_seconds')).toBeNaN();
    expect(valueIn(now, 'console_statement_seconds_count')).toBe(before);
  });

  it('tell of the process and of what runs', async () => {
    const now = await scrape();
    expect(valueIn(now, 'console_build_info')).toBe(1);
    expect(valueIn(now, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    expect(now.samples.every(({ labels }) => labels['process'] === '1')).toBe(true);
  });

  it('are at one address, and only read', async () => {
    const asked = await Promise.all([
      fetch(address.replace('/metrics', '/')),
      fetch(address, { method: 'POST' }),
    ]);
    expect(asked.map(({ status }) => status)).toEqual([404, 405]);
    expect((await test.anonymous.get('/metrics')).statusCode).toBe(404);
  });
});
