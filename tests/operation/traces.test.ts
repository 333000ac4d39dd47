import { afterAll, beforeAll, expect, it } from 'vitest';
import { during, isObserved, traceIds } from '#backend/observed/observers.ts';
import { openTraces } from '#backend/traces/openTraces.ts';
import { startLocalServer, type LocalServer } from '../support/server/startLocalServer.ts';
import { startTestApp, type TestApp } from '../support/server/startTestApp.ts';
import { startOtlpReceiver, type ReceivedSpan } from './otlpReceiver.ts';

let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>;
let service: LocalServer;
let hris: LocalServer;
let test: TestApp;
let traceOfService: string | undefined;
let traceOfHris: string | undefined;
let idsInJob: Record<string, string>;
let ids: Record<'list' | 'refused' | 'service' | 'hris' | 'proxied', string>;

const outside = '0af7651916cd43dd8448eb211c80319c';

/** All is asked first and then sent: the spans of a request are complete once the traces have ended. */
beforeAll(async () => {
  receiver = await startOtlpReceiver();
  service = await startLocalServer((request, response) => {
    traceOfService = String(request.headers['traceparent']);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  hris = await startLocalServer((request, response) => {
    traceOfHris = String(request.headers['traceparent']);
    response.writeHead(404).end();
  });
  const traces = openTraces(
    {
      endpoint: receiver.endpoint,
      headers: { 'x-key': 'of the collector' },
      serviceName: 'nivaas-console',
      share: 1,
    },
    { isBehindProxy: true },
  );
  test = await startTestApp({
    observers: [traces],
    env: {
      UPSTREAM_ADS: `http://${service.host}`,
      HRIS_URL: `http://${hris.host}`,
      HRIS_TOKEN: 'secret-token',
    },
  });
  const admin = await test.as('admin');
  const idOf = async (asked: Promise<{ headers: Record<string, unknown> }>) =>
    String((await asked).headers['x-request-id']);
  const list = await idOf(
    admin.get('/madrox/app/v1/accounts', { query: { search: 'Secretname' } }),
  );
  const refused = await idOf(admin.get('/console/v1/jobs/999999999'));
  const asked = await idOf(admin.get('/ads/v1/places?phone=9876543210'));
  const people = await idOf(
    admin.get('/madrox/app/v1/hris-user-details', { query: { employeeCode: 'E9876' } }),
  );
  const proxied = await idOf(
    admin.get('/console/v1/jobs', {
      headers: { traceparent: `00-${outside}-b7ad6b7169203331-01` },
    }),
  );
  idsInJob = during({ kind: 'job', name: 'drill' }, traceIds);
  await test.anonymous.get('/health');
  ids = { list, refused, service: asked, hris: people, proxied };
  await test.close();
  await traces.end?.();
});
afterAll(() => {
  receiver.close();
  service.close();
  hris.close();
});

const requestOf = (id: string): ReceivedSpan => {
  const found = receiver.spans.find(span => span.attributes['console.request_id'] === id);
  if (!found) throw new Error(`No span of the request ${id}`);
  return found;
};
const below = ({ id }: ReceivedSpan): ReceivedSpan[] =>
  receiver.spans.filter(span => span.parentId === id);

it('tells a request, its call and the statements of it as one trace', () => {
  const request = requestOf(ids.refused);
  expect(request.name).toBe('GET jobs.get');
  expect(request.service).toBe('nivaas-console');
  expect(request.parentId).toBeUndefined();
  expect(request.attributes).toMatchObject({
    'http.route': '/console/v1/jobs/:id',
    'http.response.status_code': 404,
  });
  const call = below(request).find(({ name }) => name === 'jobs.get');
  expect(call?.isFailed).toBe(true);
  const statements = call ? below(call) : [];
  expect(statements.map(({ name }) => name)).toContain('select jobs');
  expect(statements[0]?.attributes['db.system.name']).toBe('postgresql');
  // Who asks is read before the call begins.
  expect(below(request).some(({ name }) => name.startsWith('select'))).toBe(true);
  const ownIds = new Set([request, call, ...statements].map(span => span?.traceId));
  expect(ownIds.size).toBe(1);
});

it('gives other systems the trace that they belong to', () => {
  const ofService = below(requestOf(ids.service)).find(({ name }) => name === 'service ads');
  expect(traceOfService).toBe(`00-${ofService?.traceId}-${ofService?.id}-01`);
  const call = below(requestOf(ids.hris)).find(({ name }) => name.startsWith('users'));
  const ofHris = call && below(call).find(({ attributes }) => attributes['http.request.method']);
  expect(traceOfHris).toBe(`00-${ofHris?.traceId}-${ofHris?.id}-01`);
  expect(ofHris?.attributes['url.full']).toBe(`http://${hris.host}`);
});

it('gives lines of the log the trace that they belong to, and a job one of its own', () => {
  const job = receiver.spans.find(({ name }) => name === 'job drill');
  expect(job?.parentId).toBeUndefined();
  expect(idsInJob).toEqual({ trace_id: job?.traceId, span_id: job?.id });
  expect(traceIds()).toEqual({});
});

it('carries on a trace of the proxy in front', () => {
  const { traceId, parentId } = requestOf(ids.proxied);
  expect([traceId, parentId]).toEqual([outside, 'b7ad6b7169203331']);
});

it('tells no value, no address, no person and no secret', () => {
  const text = receiver.bodies.join('\n');
  for (const hidden of [
    'Secretname',
    '999999999',
    '9876543210',
    'E9876',
    'secret-token',
    'admin@example.com',
  ])
    expect(text).not.toContain(hidden);
  expect(text).toContain('db.query.text');
});

it('says to the collector who it is, and nothing of what is asked all the time', () => {
  expect(receiver.headers[0]?.['x-key']).toBe('of the collector');
  expect(receiver.spans.filter(({ name }) => name.includes('health'))).toEqual([]);
});

it('is over once it has ended', () => {
  expect(isObserved()).toBe(false);
});
