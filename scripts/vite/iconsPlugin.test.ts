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
  it('holds a picture under every name, once, on the canvas that Lucide draws on', () => {
    const ids = [...sprite.matchAll(/<symbol id="icon-([^"]+)" viewBox="0 0 24 24"><\w/g)];
    expect(ids.map(([, id]) => id)).toEqual(names);
    expect(new Set(names).size).toBe(names.length);
    expect(sprite.match(/<symbol/g)).toHaveLength(names.length);
  });

  it('holds shapes alone: nothing that runs, is fetched or has a style of its own', () => {
    const tags = new Set([...sprite.matchAll(/<(\w+)/g)].map(([, tag]) => tag));
    const shapes = ['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect'];
    expect([...tags].filter(tag => !['svg', 'symbol', ...shapes].includes(tag ?? ''))).toEqual([]);
    const attributes = new Set([...sprite.matchAll(/ ([\w-]+)="/g)].map(([, key]) => key));
    const geometry = /^(c?[xy][12]?|rx?|ry|d|width|height|points|id|viewBox|fill|xmlns)$/;
    expect([...attributes].filter(key => !geometry.test(key ?? ''))).toEqual([]);
  });

  it('has one path an icon, and beside it no more than rounded boxes', () => {
    const icons = [...sprite.matchAll(/<symbol[^>]*>(.*?)<\/symbol>/g)].map(
      ([, inner = '']) => inner,
    );
    const shapes = (inner: string) => inner.match(/<\w/g)?.length ?? 0;
    const many = icons.filter(inner => shapes(inner) > 1);
    expect(many.filter(inner => !/<rect|fill=/.test(inner) || shapes(inner) > 4)).toEqual([]);
  });

  it('has the pictures that were chosen, not others that Lucide has under those names', async () => {
    const shapesOf = async (name: string) =>
      /<symbol[^>]*>(.*)<\/symbol>/.exec(await drawSprite([name]))?.[1];
    expect(await shapesOf('briefcase')).toBe(await shapesOf('briefcase-business'));
    expect(await shapesOf('circle-help')).toBe(await shapesOf('circle-question-mark'));
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
