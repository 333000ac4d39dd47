import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { iconNames } from '../../contract/model/iconNames.ts';
import { controlNames } from '../../src/parts/icons/controlNames.ts';
import { drawSprite, iconsPlugin } from './iconsPlugin.ts';

const names = [...iconNames, ...controlNames];
const folder = mkdtempSync(join(resolve('node_modules'), '.icons-'));
const common = { root: folder, configFile: false, logLevel: 'error' } as const;
let sprite = '';

beforeAll(async () => {
  sprite = await drawSprite(names);
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><meta name="console-icons" content="__CONSOLE_ICONS__"><div id="root"></div>',
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

const addressIn = (text: string): string | undefined =>
  /\/assets\/icons-[\w-]{8}\.svg/.exec(text)?.[0];

describe('the sprite', () => {
  it('holds one path under every name, once', () => {
    const paths = [...sprite.matchAll(/<path id="([^"]+)" d="[Mm][^"]+"\/>/g)];
    expect(paths.map(([, id]) => id)).toEqual(names);
    expect(new Set(names).size).toBe(names.length);
  });

  it('holds paths alone: nothing that runs, is fetched or has a style of its own', () => {
    const tags = [...sprite.matchAll(/<(\w+)/g)].map(([, tag]) => tag);
    expect(tags).toEqual(['svg', ...names.map(() => 'path')]);
    const attributes = new Set([...sprite.matchAll(/ ([\w-]+)="/g)].map(([, key]) => key));
    expect([...attributes]).toEqual(['xmlns', 'id', 'd']);
  });

  it('draws round boxes and filled dots as a part of the path', async () => {
    // A box from 3, 3 to 21, 21 whose corners are arcs of 2.
    expect(await drawSprite(['panel-left'])).toMatch(/d="M5 3h14a2 2 0 0 1 2 2v14/);
    // Its circle, and a point in its middle.
    expect(await drawSprite(['images'])).toMatch(/M13 6A1 1 0 1 0 13 8.*M13 7h\.01/);
  });

  it('has the pictures that were chosen, not others that Lucide has under those names', async () => {
    const pathOf = async (name: string) => / d="([^"]+)"/.exec(await drawSprite([name]))?.[1];
    expect(await pathOf('briefcase')).toBe(await pathOf('briefcase-business'));
    expect(await pathOf('circle-help')).toBe(await pathOf('circle-question-mark'));
  });

  it('is not drawn without an icon that it should hold', async () => {
    await expect(drawSprite(['check', 'no-such-icon'])).rejects.toThrow('no-such-icon');
  });
});

describe('iconsPlugin', () => {
  it('writes one file, which the page names by the hash of its content', async () => {
    await build({ ...common, plugins: [iconsPlugin()] });
    const assets = join(folder, 'dist/assets');
    const pictures = readdirSync(assets).filter(name => name.endsWith('.svg'));
    const page = readFileSync(join(folder, 'dist/index.html'), 'utf8');
    expect(pictures).toHaveLength(1);
    expect(readFileSync(join(assets, pictures[0] ?? ''), 'utf8')).toBe(sprite);
    expect(page).toContain(`<meta name="console-icons" content="/assets/${pictures[0]}">`);
  });

  it('serves the same file in development', async () => {
    const server = await createServer({
      ...common,
      plugins: [iconsPlugin()],
      optimizeDeps: { noDiscovery: true },
      server: { port: 0, host: '127.0.0.1', ws: false },
    });
    try {
      await server.listen();
      const [origin = ''] = server.resolvedUrls?.local ?? [];
      const page = await (
        await fetch(new URL('/index.html', origin), { headers: { accept: 'text/html' } })
      ).text();
      const answer = await fetch(new URL(addressIn(page) ?? '/none', origin));
      expect(answer.headers.get('content-type')).toBe('image/svg+xml');
      expect(await answer.text()).toBe(sprite);
    } finally {
      await server.close();
    }
  });
});
