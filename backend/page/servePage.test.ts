import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';
import { fillPage } from './fillPage.ts';

const html = `<head><meta name="console-start" content="__CONSOLE_START__"><meta name="console-user" content="__CONSOLE_USER__"><meta name="console-ahead" content="__CONSOLE_AHEAD__"><style nonce="__CSP_NONCE__"></style></head>`;

/** What the build says of the script, for pages of several parts. */
const scripts = {
  files: {
    'src/app/SignedIn.tsx': 'assets/shell.js',
    'src/pages/session/SignInPage.tsx': 'assets/sign-in.js',
    'src/engine/list/ListPage.tsx': 'assets/list.js',
    'src/engine/record/records.ts': 'assets/records.js',
    'src/engine/record/forms.ts': 'assets/forms.js',
    'src/app/language/laterEnglish.ts': 'assets/words.js',
    'src/pages/home/HomePage.tsx': 'assets/home.js',
    'resources/catalogue/packages.json': 'assets/packages.js',
    'form-schemas/package.schema.json?validator': 'assets/validator.js',
  },
  imports: { 'assets/list.js': ['assets/shell.js', 'assets/shared.js'] },
};
const browserDir = mkdtempSync(join(tmpdir(), 'console-page-'));
const accept = { accept: 'text/html' };

let test: TestApp;
beforeAll(async () => {
  writeFileSync(join(browserDir, 'index.html'), html);
  mkdirSync(join(browserDir, 'assets'));
  writeFileSync(join(browserDir, 'assets', 'main-abc123.js'), '1');
  writeFileSync(join(browserDir, 'assets', 'main-abc123.js.br'), 'zipped');
  writeFileSync(join(browserDir, 'boot.js'), '1');
  writeFileSync(join(browserDir, 'scripts.json'), JSON.stringify(scripts));
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

  it.each([
    ['/', '*/*'],
    ['/', undefined],
    ['/manage-packages/12', '*/*'],
  ])('is served at %s to a client that accepts %s', async (address, what) => {
    const answer = await test.anonymous.get(address, { headers: what ? { accept: what } : {} });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
  });

  it('carries the product, safely written, and the demo people', async () => {
    const { body } = await test.anonymous.get('/', { headers: accept });
    expect(contentOf(body, 'console-start')).toMatchObject({
      product: { name: 'Homes & "Co"', slug: 'homes' },
      demo: { password: 'demo-password' },
    });
  });

  it('says whether the embedded database is outgrown', () => {
    const { config } = test.services;
    expect(contentOf(fillPage(html, config, true), 'console-start')).toMatchObject({
      isOutgrown: true,
    });
    expect(contentOf(fillPage(html, config), 'console-start')).not.toHaveProperty('isOutgrown');
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

  it('names the parts of the script that its address needs', async () => {
    const partsAt = async (as: Pick<TestApp['anonymous'], 'get'>, address: string) => {
      const { body } = await as.get(address, { headers: accept });
      return [...body.matchAll(/modulepreload" href="\/assets\/([\w-]+)\.js"/g)].map(
        ([, name]) => name,
      );
    };
    const admin = await test.as('admin');
    expect(await partsAt(test.anonymous, '/manage-packages')).toEqual(['sign-in']);
    expect(await partsAt(admin, '/manage-packages')).toEqual([
      'shell',
      'packages',
      'list',
      'shared',
    ]);
    expect(await partsAt(admin, '/manage-packages/12')).toEqual([
      'shell',
      'packages',
      'records',
      'words',
      'forms',
      'validator',
    ]);
    expect(await partsAt(admin, '/manage-packages/create')).toEqual([
      'shell',
      'packages',
      'forms',
      'words',
      'validator',
    ]);
    expect(await partsAt(admin, '/home')).toEqual(['shell', 'words', 'home']);
  });

  it('is zipped, but not where its address brings words of its own', async () => {
    const admin = await test.as('admin');
    const codingAt = async (address: string) => {
      const headers = { ...accept, 'accept-encoding': 'gzip' };
      return (await admin.get(address, { headers })).headers['content-encoding'];
    };
    expect(await codingAt('/manage-packages')).toBe('gzip');
    expect(await codingAt('/manage-packages/12')).toBe('gzip');
    expect(await codingAt('/announcements/4?q=a')).toBe('gzip');
    expect(await codingAt('/manage-packages/secret')).toBeUndefined();
  });

  it('carries what the page would ask first, for whom it is', async () => {
    const aheadAt = async (who: string, address: string) => {
      const person = await test.as(who);
      return contentOf((await person.get(address, { headers: accept })).body, 'console-ahead');
    };
    const views = '/console/v1/views?resource=packages';
    const address = '/sapna/v2/get-packages?page=0&pageSize={rows}&sort=-updatedAt';
    const nothing = { answers: {}, reads: [] };
    expect(await aheadAt('admin', '/manage-packages')).toEqual({
      answers: { [views]: { results: expect.any(Array) } },
      tables: 'saved_views users view_defaults',
      reads: [],
      rows: { resource: 'packages', least: 10, address },
    });
    expect(await aheadAt('admin', '/manage-packages?page=2')).not.toHaveProperty('rows');
    expect(await aheadAt('finance', '/manage-packages')).toEqual(nothing);
    expect(await aheadAt('admin', '/nowhere')).toEqual(nothing);
    expect(await aheadAt('admin', '/manage-packages/create')).toEqual(nothing);
    expect(await aheadAt('admin', '/manage-packages/new-one')).toEqual(nothing);
  });

  it('asks for no rows ahead where a saved view opens instead', async () => {
    const person = await test.as('lookup-admin');
    const view = await person.post('/console/v1/views', {
      resource: 'packages',
      name: 'Mine',
      state: {},
    });
    const { id } = view.json<{ id: number }>();
    const chosen = await person.put('/console/v1/view-defaults', {
      resource: 'packages',
      viewId: id,
    });
    expect([view.statusCode, chosen.statusCode]).toEqual([200, 200]);
    const { body } = await person.get('/manage-packages', { headers: accept });
    expect(contentOf(body, 'console-ahead')).not.toHaveProperty('rows');
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

  it('a built file travels as the build zipped it, if the browser can read that', async () => {
    const asked = (coding: string) =>
      test.anonymous.get('/assets/main-abc123.js', { headers: { 'accept-encoding': coding } });
    const zipped = await asked('gzip, deflate, br;q=0.9');
    expect([zipped.headers['content-encoding'], zipped.body]).toEqual(['br', 'zipped']);
    expect(zipped.headers['content-type']).toMatch(/javascript; charset=utf-8$/);
    const plain = await asked('identity');
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, '1']);
    expect(plain.headers['vary']).toBe('accept-encoding');
  });

  it('a built file is not sent again to a browser that has it', async () => {
    const first = await test.anonymous.get('/boot.js');
    const tag = String(first.headers['etag']);
    const again = await test.anonymous.get('/boot.js', { headers: { 'if-none-match': tag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await test.anonymous.get('/boot.js', { headers: { 'if-none-match': '"old"' } });
    expect([other.statusCode, other.body]).toEqual([200, '1']);
    const head = await test.app.inject({ method: 'HEAD', url: '/boot.js' });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '1', '']);
  });

  it.each([
    ['a call that does not exist', '/sapna/v9/nothing', { accept: 'application/json' }],
    ['a call that does not exist, asked by any client', '/sapna/v9/nothing', { accept: '*/*' }],
    ['a page, asked by who wants JSON', '/manage-packages', { accept: 'application/json' }],
    ['a file that does not exist', '/assets/main-old.js', accept],
  ])('%s answers 404 in the shape of the contract', async (_what, address, headers) => {
    const answer = await test.anonymous.get(address, { headers });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
  });
});
