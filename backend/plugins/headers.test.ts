import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';

/* Every answer of the server, whatever came of the request, carries the headers that protect the browser. */

const browserDir = mkdtempSync(join(tmpdir(), 'headers-'));
let test: TestApp;
let limited: TestApp;

beforeAll(async () => {
  mkdirSync(join(browserDir, 'assets'));
  writeFileSync(join(browserDir, 'index.html'), '<html><head></head><body></body></html>');
  writeFileSync(join(browserDir, 'assets', 'app-1.js'), 'export {};');
  test = await startTestApp({ browserDir });
  limited = await startTestApp({ env: { RATE_LIMIT: '1' } });
  test.app.get('/broken', () => {
    throw new Error('A fault of ours');
  });
  await limited.anonymous.get('/health');
});
afterAll(async () => {
  await test.close();
  await limited.close();
  rmSync(browserDir, { recursive: true });
});

const protecting: Readonly<Record<string, RegExp>> = {
  'content-security-policy':
    /^default-src 'none';(script-src 'self';style-src 'self' 'nonce-|base-uri 'none')/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^deny$/i,
  'referrer-policy': /^same-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
};

const missingFrom = (headers: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(protecting)
    .filter(([name, pattern]) => !pattern.test(String(headers[name])))
    .map(([name]) => name);

const html = { accept: 'text/html' };

describe('the headers of', () => {
  it.each<[string, number, InjectOptions]>([
    ['a page', 200, { url: '/packages', headers: html }],
    ['a file of the page', 200, { url: '/assets/app-1.js' }],
    ['a file that is not there', 404, { url: '/assets/none.js' }],
    ['the health', 200, { url: '/health' }],
    ['the document of the calls', 200, { url: '/openapi.json' }],
    ['a call without a session', 401, { url: '/sapna/v1/products' }],
    ['an address that no call has', 404, { url: '/sapna/v1/nothing' }],
    ['a method that no call has', 404, { method: 'DELETE', url: '/health' }],
    ['a question for the methods', 404, { method: 'OPTIONS', url: '/sapna/v1/products' }],
    [
      'a body that cannot be read',
      400,
      {
        method: 'POST',
        url: '/madrox/app/v1/login',
        headers: { 'content-type': 'application/json' },
        payload: '{',
      },
    ],
    [
      'a body of an unknown type',
      415,
      {
        method: 'POST',
        url: '/madrox/app/v1/login',
        headers: { 'content-type': 'text/x-odd' },
        payload: 'x',
      },
    ],
    [
      'a body that is too large',
      413,
      {
        method: 'POST',
        url: '/madrox/app/v1/login',
        headers: { 'content-type': 'application/json' },
        payload: `"${'x'.repeat(3_000_000)}"`,
      },
    ],
    ['an address that cannot be decoded', 400, { url: '/sapna/%zz' }],
    ['an address that is too long', 404, { url: `/console/v1/bulk-edits/${'1'.repeat(400)}` }],
    ['a fault of ours', 500, { url: '/broken' }],
  ])('%s', async (_what, status, request) => {
    const { statusCode, headers } = await test.app.inject({
      method: 'GET',
      ...request,
    } as InjectOptions);
    expect([statusCode, ...missingFrom(headers)]).toEqual([status]);
  });

  it('an answer to one who asks too often', async () => {
    const { statusCode, headers } = await limited.anonymous.get('/health');
    expect([statusCode, ...missingFrom(headers)]).toEqual([429]);
  });

  it('bytes that are no request at all', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write('NONSENSE\r\n\r\n');
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    const headers = Object.fromEntries(
      head
        .split('\r\n')
        .slice(1)
        .map(line => [line.split(': ')[0]?.toLowerCase(), line.slice(line.indexOf(': ') + 2)]),
    );
    expect(head).toMatch(/^HTTP\/1.1 400 /);
    expect(missingFrom(headers)).toEqual([]);
    expect(JSON.parse(body)).toMatchObject({ code: 'BAD_REQUEST' });
  });
});
