import type { Page } from '@playwright/test';
import type { Bench } from './Figure.ts';
import { openBrowser, signIn } from './pages/openBrowser.ts';
import { serveConsole } from './pages/serveConsole.ts';
import { answeringFirst } from '../e2e/support/answeringFirst.ts';
import { percentile } from './percentile.ts';

const rounds = 12;
const most = 300;

const online = async (page: Page): Promise<void> => {
  const goOnline = page.getByRole('button', { name: 'Go online' });
  const goOffline = page.getByRole('button', { name: 'Go offline' });
  await goOnline.or(goOffline).first().waitFor();
  if (await goOnline.isVisible()) await goOnline.click();
  await goOffline.waitFor();
};

/** Pulls the case that is at the front of the queue, whose first person answers. */
const pull = async (page: Page): Promise<void> => {
  const person = page.getByRole('region', { name: 'People' }).getByRole('listitem').first();
  if (!(await person.isVisible())) await page.keyboard.press('n');
  await person.waitFor();
};

/** From now on the page keeps in `sinceEnter` how long it takes from Enter until another case can be called and is painted. */
const watchNext = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const caseOf = () =>
      document.querySelector('main .lead a[href^="/opportunity/"]')?.getAttribute('href');
    const canCall = () =>
      [...document.querySelectorAll('main button')].some(one =>
        one.textContent.startsWith('Call '),
      );
    const was = caseOf();
    const kept = globalThis as { sinceEnter?: number };
    delete kept.sinceEnter;
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Enter') return;
        const from = performance.now();
        const look = () => {
          const isNext = caseOf() !== undefined && caseOf() !== was && canCall();
          // What a frame finds has been painted when the task after it runs.
          if (isNext) setTimeout(() => (kept.sinceEnter = performance.now() - from));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });

const timeOfNext = async (page: Page): Promise<number> => {
  await pull(page);
  await page.keyboard.press('c');
  const told = page.getByRole('status');
  await told.getByText('Connected', { exact: true }).waitFor({ timeout: 20_000 });
  await page.keyboard.press('e');
  await told.getByText('Call ended, wrap up').waitFor();
  await page.keyboard.press('1');
  await page.getByRole('radio', { name: /^1 /, checked: true }).waitFor();
  await watchNext(page);
  await page.keyboard.press('Enter');
  const taken = await page.waitForFunction(
    () => (globalThis as { sinceEnter?: number }).sinceEnter,
    undefined,
    { timeout: 15_000 },
  );
  return (await taken.jsonValue()) ?? 0;
};

export const bench: Bench = {
  about: 'an agent records an outcome by keyboard and goes on to the next case',
  run: async () => {
    const { origin, close } = await serveConsole();
    const browser = await openBrowser();
    try {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        storageState: await signIn(browser, origin, 'owner-agent'),
      });
      const page = await context.newPage();
      await page.goto(`${origin}/calling`);
      await online(page);
      // One a round, and the one that the last round goes on to.
      await answeringFirst(page, 'owner', rounds + 2);
      const times: number[] = [];
      for (let round = 0; round <= rounds; round += 1) {
        const time = await timeOfNext(page);
        // The first one warms.
        if (round > 0) times.push(time);
      }
      return [
        {
          what: 'Enter on an outcome until the next case can be called, p95',
          value: percentile(times, 0.95),
          unit: 'ms',
          target: { most },
          raw: times.map(time => time.toFixed(0)).join(', '),
        },
      ];
    } finally {
      await browser.close();
      close();
    }
  },
};
