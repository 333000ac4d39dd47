import type { Browser } from '@playwright/test';
import type { Bench } from './Figure.ts';
import { median } from './median.ts';
import { openBrowser, signIn, type StorageState } from './pages/openBrowser.ts';
import { serveConsole } from './pages/serveConsole.ts';
import { keys, typeKeys, type Typed } from './pages/typeKeys.ts';
import { percentile } from './percentile.ts';

const runs = 3;
const slowed = 4;

/** A field in the middle of each form; all sections of both are open. */
const forms = {
  microsite: ['/microsite/create-slot', 'product_details-project_name'],
  takeover: ['/site-takeover/create-slot', 'product_details-site_takeover_title'],
} as const;

const typeInto = async (
  browser: Browser,
  storageState: StorageState,
  address: string,
  field: string,
): Promise<Typed> => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState,
  });
  const page = await context.newPage();
  page.on('pageerror', error => {
    throw error;
  });
  await page.goto(address);
  const typed = await typeKeys(page, page.locator(`[id="field-${field}"]`), slowed);
  await context.close();
  return typed;
};

export const bench: Bench = {
  about: `${keys} keys into the form of a microsite beside that of a site takeover, ${runs} runs in turn`,
  run: async () => {
    const { origin, close } = await serveConsole();
    const browser = await openBrowser();
    try {
      const state = await signIn(browser, origin, 'content');
      const of = { microsite: [] as Typed[], takeover: [] as Typed[] };
      for (let run = 0; run < runs; run += 1)
        for (const name of ['microsite', 'takeover'] as const) {
          const [path, field] = forms[name];
          of[name].push(await typeInto(browser, state, origin + path, field));
        }
      const p95 = (name: keyof typeof of) =>
        percentile(
          of[name].flatMap(({ paints }) => paints),
          0.95,
        );
      const script = (name: keyof typeof of) => median(of[name].map(one => one.script));
      return [
        {
          what: `key press to paint, p95, processor slowed ${slowed} times, beside the form of a site takeover`,
          value: p95('microsite') / p95('takeover'),
          unit: 'x',
          target: { most: 1 },
          raw: `${p95('microsite').toFixed(1)} ms, site takeover ${p95('takeover').toFixed(1)} ms; script a key ${script('microsite').toFixed(2)} ms, ${script('takeover').toFixed(2)} ms`,
        },
      ];
    } finally {
      await browser.close();
      close();
    }
  },
};
