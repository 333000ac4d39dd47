import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Bench } from './Figure.ts';
import { countScript } from './pages/countScript.ts';
import { openBrowser } from './pages/openBrowser.ts';
import { serveConsole } from './pages/serveConsole.ts';
import { buildStock } from './stock/buildStock.ts';

/** From sign-in to the rows of the package list. */
const scriptOfConsole = async (): Promise<number> => {
  const served = await serveConsole();
  const browser = await openBrowser();
  const page = await browser.newPage();
  const counted = await countScript(page, 'tbody tr[data-id]');
  await page.goto(`${served.origin}/manage-packages`);
  await page.getByLabel('Work e-mail').fill('admin@example.com');
  await page.getByLabel('Password', { exact: true }).fill('demo-password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const bytes = await counted();
  await browser.close();
  served.close();
  return bytes / 1_000;
};

const scriptOfStock = async (): Promise<number> => {
  const assets = join(await buildStock(['index']), 'assets');
  const files = readdirSync(assets).filter(name => name.endsWith('.js'));
  const sizes = files.map(name => gzipSync(readFileSync(join(assets, name)), { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
};

export const bench: Bench = {
  about: 'script, zipped, until the rows of the package list stand, sign-in included',
  run: async () => {
    const ours = await scriptOfConsole();
    const stock = await scriptOfStock();
    return [
      { what: 'script', value: ours, unit: 'kB', target: { most: 280 } },
      {
        what: 'script beside a stock React-Admin app with list, edit and HTTP provider',
        value: ours / stock,
        unit: 'x',
        target: { most: 0.8 },
        raw: `${ours.toFixed(0)} kB, the stock app ${stock.toFixed(0)} kB`,
      },
    ];
  },
};
