import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/startTestApp.ts';

const html = `<meta name="console-start" content="__CONSOLE_START__"><meta name="console-user" content="__CONSOLE_USER__"><style nonce="__CSP_NONCE__"></style>`;
const browserDir = mkdtempSync(join(tmpdir(), 'console-page-'));
const accept = { accept: 'text/html' };

let test: TestApp;
beforeAll(async () => {
  writeFileSync(join(browserDir, 'index.html'), html);
  mkdirSync(join(browserDir, 'assets'));
  writeFileSync(join(browserDir, 'assets', 'main-abc123.js'), '1');
  writeFileSync(join(browserDir, 'boot.js'), '1');
  test = await startTestApp({
    browserDir,
    env: { PRODUCT_NAME: 'Homes & "Co"', PRODUCT_SLUG: 'homes' },
  });
});
afterAll(async () => {
  await test.close();
  rmSync(browserDir, { recursive: true, force: true });
});

const contentOf = (page: string, name: string): unknown => {
  const content = new RegExp(`name="${name}" content="([^"]*)"`).exec(page)?.[1] ?? '';
  return JSON.parse(
    content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
  );
};

describe('the page', () => {
  it.each(['/', '/login', '/manage-packages/12', '/site-takeover/create-slot'])(
    'is served at %s, kept in no cache',
    async address => {
      const answer = await test.anonymous.get(address, { headers: accept });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(answer.headers['content-type']).toContain('text/html');
    },
  );

  it('carries the product, safely written, and the demo people', async () => {
    const { body } = await test.anonymous.get('/', { headers: accept });
    expect(contentOf(body, 'console-start')).toMatchObject({
      product: { name: 'Homes & "Co"', slug: 'homes' },
      demo: { password: 'demo-password' },
    });
  });

  it('says who it is made for, and that it is made for nobody', async () => {
    const stranger = await test.anonymous.get('/', { headers: accept });
    expect(contentOf(stranger.body, 'console-user')).toBeNull();
    const admin = await test.as('admin');
    const signedIn = await admin.get('/', { headers: accept });
    expect(contentOf(signedIn.body, 'console-user')).toMatchObject({
      email: 'admin@example.com',
      csrfToken: expect.any(String),
    });
  });

  it('carries the style nonce of its own policy', async () => {
    const answer = await test.anonymous.get('/', { headers: accept });
    const nonce = /style nonce="([^"]+)"/.exec(answer.body)?.[1] ?? 'none';
    expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  });

  it('shows no demo people where there is no demo data', async () => {
    const plain = await startTestApp({ browserDir, env: { SEED: 'none' } });
    const { body } = await plain.anonymous.get('/', { headers: accept });
    expect(contentOf(body, 'console-start')).toMatchObject({ demo: null });
    await plain.close();
  });
});

describe('what is no page', () => {
  it('a built file is kept for ever, one that keeps its name is asked for again', async () => {
    const built = await test.anonymous.get('/assets/main-abc123.js');
    expect(built.headers['cache-control']).toContain('immutable');
    const named = await test.anonymous.get('/boot.js');
    expect(named.headers['cache-control']).toBe('public, no-cache');
  });

  it.each([
    ['a call that does not exist', '/sapna/v9/nothing', { accept: 'application/json' }],
    ['a file that does not exist', '/assets/main-old.js', accept],
  ])('%s answers 404 in the shape of the contract', async (_what, address, headers) => {
    const answer = await test.anonymous.get(address, { headers });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
  });
});
