import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { charactersOf, cuts, fontsPlugin } from './fontsPlugin.ts';

const folder = mkdtempSync(join(resolve('node_modules'), '.fonts-'));
const common = { root: folder, configFile: false, logLevel: 'error' } as const;
const woff2 = 'wOF2';

beforeAll(() =>
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body>'),
);

afterAll(() => rmSync(folder, { recursive: true }));

describe('characters in use', () => {
  it('are read as style sheets write them', () => {
    expect(charactersOf('U+41-43, U+20B9')).toBe('ABC₹');
  });

  it('are each in one font, so that no page fetches two for a word', () => {
    const all = cuts.flatMap(({ characters }) => [...charactersOf(characters)]);
    expect(all.length).toBeGreaterThan(900);
    expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
  });

  it.each([...'Aż9₹…–—“”•→×²°≤हितமతకನবગമਸ'])('have %s', character => {
    const all = cuts.map(({ characters }) => charactersOf(characters)).join('');
    expect(all).toContain(character);
  });

  it('of the first words are what English and money are written with', () => {
    const first = cuts.filter(({ isFirst }) => isFirst);
    expect(first).toHaveLength(1);
    const has = charactersOf(first[0]?.characters ?? '');
    expect([...'Azé0 ₹1,00,000.50 – “yes” … ‘no’ ×'].filter(one => !has.includes(one))).toEqual([]);
  });
});

describe('fontsPlugin', () => {
  it('writes each cut under the hash of its content, and the page names the first of them', async () => {
    await build({ ...common, plugins: [fontsPlugin()] });
    const files = readdirSync(join(folder, 'dist/assets')).toSorted();
    const page = readFileSync(join(folder, 'dist/index.html'), 'utf8');
    expect(files.map(name => name.replace(/-[\w-]{8}\.woff2$/, ''))).toEqual(
      cuts.map(({ name }) => name).toSorted(),
    );
    for (const file of files) {
      const content = readFileSync(join(folder, 'dist/assets', file));
      expect(content.subarray(0, 4).toString('latin1')).toBe(woff2);
      expect(page).toContain(`src:url('/assets/${file}') format('woff2')`);
    }
    const preloaded = [...page.matchAll(/<link rel="preload"[^>]*href="([^"]+)"/g)];
    expect(preloaded.map(([, href]) => href)).toEqual([
      `/assets/${files.find(name => /^inter-latin-[\w-]{8}\.woff2$/.test(name))}`,
    ]);
  });

  it('makes of the first font less than a fifth of what its package has', async () => {
    const [cut = ''] = readdirSync(join(folder, 'dist/assets')).filter(name =>
      /^inter-latin-[\w-]{8}\./.test(name),
    );
    const whole = readFileSync('node_modules/inter-ui/variable/InterVariable.woff2').length;
    const size = readFileSync(join(folder, 'dist/assets', cut)).length;
    expect(size).toBeGreaterThan(10_000);
    expect(size / whole).toBeLessThan(0.2);
  });

  it('serves the same files in development', async () => {
    const server = await createServer({
      ...common,
      plugins: [fontsPlugin()],
      optimizeDeps: { noDiscovery: true },
      server: { port: 0, host: '127.0.0.1', ws: false },
    });
    try {
      await server.listen();
      const [origin = ''] = server.resolvedUrls?.local ?? [];
      const headers = { accept: 'text/html' };
      const page = await (await fetch(new URL('/index.html', origin), { headers })).text();
      const [, address = ''] = /src:url\('([^']+)'\)/.exec(page) ?? [];
      const answer = await fetch(new URL(address, origin));
      expect(answer.headers.get('content-type')).toBe('font/woff2');
      const content = Buffer.from(await answer.arrayBuffer());
      expect(content).toEqual(readFileSync(join(folder, 'dist', address)));
    } finally {
      await server.close();
    }
  });
});
