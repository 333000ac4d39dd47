import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const addresses = ['/health', '/openapi.json', '/docs', '/madrox/app/v1/user/details', '/nowhere'];

describe.each(addresses)('the headers of %s', address => {
  it('keep scripts to our own address, without eval and without inline code', async () => {
    const policy = String((await test.anonymous.get(address)).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toMatch(/style-src 'self' 'nonce-[\w+/=]{20,}'/);
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  });

  it('say nosniff, and keep the answer out of caches', async () => {
    const { headers } = await test.anonymous.get(address);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('the style nonce', () => {
  it('is fresh for every answer', async () => {
    const nonces = new Set<string>();
    for (let i = 0; i < 20; i += 1) {
      const policy = String(
        (await test.anonymous.get('/health')).headers['content-security-policy'],
      );
      nonces.add(/nonce-([^']+)/.exec(policy)?.[1] ?? '');
    }
    expect(nonces.size).toBe(20);
  });
});

describe('over https', () => {
  it('the cookie is bound to the host and the browser stays on https', async () => {
    const secure = await startTestApp({ env: { PUBLIC_URL: 'https://console.example.com' } });
    const answer = await secure.app.inject({
      method: 'POST',
      url: '/madrox/app/v1/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'username=admin%40example.com&password=demo-password',
    });
    expect(answer.cookies[0]).toMatchObject({ name: '__Host-console-session', secure: true });
    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
    await secure.close();
  });
});

describe('a sign-in from a browser that does not say which site asks', () => {
  it.each([
    ['https://evil.example', 403],
    ['null', 403],
    ['http://localhost:4001', 403],
    ['http://localhost:4000', 401],
    ['http://localhost', 401],
    [undefined, 401],
  ])('with the origin %s answers %s', async (origin, status) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/madrox/app/v1/login',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(origin !== undefined && { origin }),
      },
      payload: 'username=nobody%40example.com&password=wrong-password',
    });
    expect(answer.statusCode).toBe(status);
  });
});

describe('faults of ours', () => {
  it('are answered without what is inside', async () => {
    const broken = await startTestApp();
    const admin = await broken.as('admin');
    await broken.app.ready();
    await broken.client.close();
    const answer = await admin.get('/madrox/app/v1/user/details');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      code: 'INTERNAL',
      message: 'Something went wrong!',
      requestId: expect.any(String),
    });
    expect((await broken.anonymous.get('/ready')).statusCode).toBe(503);
    await broken.app.close();
  });
});

describe('the limit on requests', () => {
  it('refuses what is too much with a coded answer', async () => {
    const limited = await startTestApp({ env: { RATE_LIMIT: '3' } });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i += 1) statuses.push((await limited.anonymous.get('/docs')).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await limited.anonymous.get('/docs')).json()).toMatchObject({ code: 'RATE_LIMITED' });
    await limited.close();
  });

  it('counts those whom nobody knows, so that nobody guesses without end', async () => {
    const limited = await startTestApp({ env: { RATE_LIMIT: '3' } });
    const headers = { authorization: `Bearer nvc_${'a'.repeat(43)}` };
    const statuses: number[] = [];
    for (let i = 0; i < 5; i += 1)
      statuses.push(
        (await limited.anonymous.get('/petra/data/v2/entity/city', { headers })).statusCode,
      );
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    await limited.close();
  });
});
