import type { Browser } from '@playwright/test';
import type { Bench } from './Figure.ts';
import { schema60 } from './form60/schema60.ts';
import { median } from './median.ts';
import { openBrowser } from './pages/openBrowser.ts';
import { servePage } from './pages/servePage.ts';
import { keys, typeKeys, type Typed } from './pages/typeKeys.ts';
import { percentile } from './percentile.ts';
import { buildStock } from './stock/buildStock.ts';
import { serveStock } from './stock/serveStock.ts';

const runs = 3;

/** A page of its own for each, closed afterwards. */
const typeInto = async (browser: Browser, address: string, slowed: number): Promise<Typed> => {
  const page = await browser.newPage();
  page.on('pageerror', error => {
    throw error;
  });
  await page.goto(address);
  const input = page.locator('input[type="text"], input:not([type])').first();
  const typed = await typeKeys(page, input, slowed);
  await page.close();
  return typed;
};

export const bench: Bench = {
  about: `${keys} keys into a form of 60 fields beside plain @rjsf/mui and a bare input, ${runs} runs in turn`,
  run: async () => {
    const stockFolder = await buildStock(['form', 'bare'], {
      'form60.schema.json': JSON.stringify(schema60),
    });
    const stock = await serveStock(stockFolder);
    const ours = await servePage('form60');
    const browser = await openBrowser();
    const addresses = {
      ours: ours.address,
      plain: `${stock.origin}/form.html`,
      bare: `${stock.origin}/bare.html`,
      bareMany: `${stock.origin}/bare.html?inputs=${Object.keys(schema60.properties ?? {}).length}`,
    };
    const of = { ours: [] as Typed[], plain: [] as Typed[], bare: [] as Typed[] };
    const slow = {
      ours: [] as number[],
      plain: [] as number[],
      bare: [] as number[],
      bareMany: [] as number[],
    };
    for (let run = 0; run < runs; run += 1) {
      for (const name of ['ours', 'plain', 'bare'] as const)
        of[name].push(await typeInto(browser, addresses[name], 1));
      for (const name of ['ours', 'plain', 'bare', 'bareMany'] as const)
        slow[name].push(...(await typeInto(browser, addresses[name], 4)).paints);
    }
    await browser.close();
    stock.close();
    ours.close();
    const script = (name: keyof typeof of) => median(of[name].map(one => one.script));
    // What any page pays for a key, the bare one too, is not the form's.
    const own = (name: keyof typeof of) => Math.max(script(name) - script('bare'), 0);
    const p95 = (name: keyof typeof slow) => percentile(slow[name], 0.95);
    return [
      {
        what: 'script time a key beside plain @rjsf/mui',
        value: script('ours') / script('plain'),
        unit: 'x',
        target: { most: 0.25 },
        raw: `${script('ours').toFixed(2)} ms, plain ${script('plain').toFixed(2)} ms, a bare input ${script('bare').toFixed(2)} ms; without what the bare input costs ${(own('ours') / own('plain')).toFixed(2)}`,
      },
      {
        what: 'key press to paint, p95, processor slowed four times, beside a bare input',
        value: p95('ours') / p95('bare'),
        unit: 'x',
        target: { most: 1.4 },
        raw: `${p95('ours').toFixed(1)} ms, bare ${p95('bare').toFixed(1)} ms, a page of as many bare inputs ${p95('bareMany').toFixed(1)} ms, plain @rjsf/mui ${p95('plain').toFixed(1)} ms`,
      },
    ];
  },
};
