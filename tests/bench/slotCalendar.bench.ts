import type { Browser, Page } from '@playwright/test';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { openPostgres } from '#backend/database/client.ts';
import { mostAreas } from '#contract/calls/slots/slotAvailability.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import { indiaDay, type Day } from '#contract/domain/days/indiaDay.ts';
import type { Bench, Figure } from './Figure.ts';
import { median } from './median.ts';
import { openBrowser, signIn, type StorageState } from './pages/openBrowser.ts';
import { serveConsole } from './pages/serveConsole.ts';
import { timeUntil, type Sight } from './pages/watchPaint.ts';
import { percentile } from './percentile.ts';
import { addSlots } from './server/addSlots.ts';
import { spawnServer } from './server/spawnServer.ts';

const slotCount = 200_000;
const shownDays = 90;
const rounds = 25;
const runs = 5;
/** A site takeover, a microsite, a story, an audience maximizer. */
const productIds = [74, 75, 76, 77];
const calendar = `/slot-availability?days=${shownDays}`;
/** A screen of cells. */
const cells: Sight = { selector: '[role=grid] [role=rowheader]', count: 12 };

interface Served {
  readonly address: string;
  readonly cookie: string;
  readonly today: Day;
}

/** The answer for as many areas as one has, other days and products in turn. */
const answerOn = async (engine: string, postgres?: string): Promise<Figure> => {
  const {
    address,
    cookie,
    today,
    process: server,
  } = await spawnServer<Served>('serveSlots', slotCount, postgres);
  const times: number[] = [];
  let standing = 0;
  let kilobytes = 0;
  for (let round = -2; round < rounds; round += 1)
    for (const product of productIds) {
      const start = addDays(today, Math.abs(round) * 3);
      const query = `product_ids=${product}&start_date=${start}&end_date=${addDays(start, shownDays - 1)}`;
      const from = performance.now();
      const answer = await fetch(`${address}/ads/get-slot-availability?${query}`, {
        headers: { cookie },
      });
      const text = await answer.text();
      const taken = performance.now() - from;
      if (!answer.ok) throw new Error(`The calendar answered ${answer.status}: ${text}`);
      const { results, slots } = JSON.parse(text) as { results: unknown[]; slots: unknown[] };
      if (results.length !== mostAreas) throw new Error(`${results.length} areas are too few`);
      // The first ones warm.
      if (round < 0) continue;
      times.push(taken);
      standing += slots.length;
      kilobytes += text.length / 1_000;
    }
  server.kill();
  return {
    what: `answer of ${mostAreas} areas and ${shownDays} days, p95 with ${slotCount} slots, ${engine}`,
    value: percentile(times, 0.95),
    unit: 'ms',
    target: { most: 200 },
    raw: `middle ${median(times).toFixed(0)} ms; ${(standing / times.length).toFixed(0)} slots and ${(kilobytes / times.length).toFixed(0)} kB an answer`,
  };
};

const openPage = async (browser: Browser, state: StorageState): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: state,
  });
  const page = await context.newPage();
  page.on('pageerror', error => {
    throw error;
  });
  return page;
};

/** Down to the last area, right to the last day, and back up; the longest task of it, and frames a second. */
const scroll = (page: Page) =>
  page.evaluate(async () => {
    const grid = document.querySelector('[role=grid]');
    if (!grid) throw new Error('There is no calendar');
    let longest = 0;
    const seen = new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    });
    // What belongs to the start is not part of scrolling.
    await new Promise(done => setTimeout(done, 1_500));
    seen.observe({ type: 'longtask' });
    const times: number[] = [];
    const scrollBy = async (left: number, top: number, steps: number) => {
      for (let step = 0; step < steps; step += 1) {
        grid.scrollBy(left, top);
        times.push(await new Promise<number>(done => requestAnimationFrame(done)));
      }
    };
    await scrollBy(0, 120, 180);
    await scrollBy(60, 0, 60);
    await scrollBy(0, -900, 30);
    await new Promise(done => setTimeout(done, 300));
    seen.disconnect();
    const passed = (times.at(-1) ?? 0) - (times[0] ?? 0);
    return { longest, frames: ((times.length - 1) / passed) * 1_000 };
  });

const pageFigures = async (origin: string): Promise<Figure[]> => {
  const browser = await openBrowser();
  const state = await signIn(browser, origin, 'builder-agent');
  const found = { cold: [] as number[], warm: [] as number[], tasks: [] as number[] };
  let frames = 0;
  for (let run = 0; run < runs; run += 1) {
    const first = await openPage(browser, state);
    await first.goto(origin + calendar, { waitUntil: 'commit' });
    found.cold.push(await timeUntil(first, cells));
    const rows = await first.getByRole('grid').getAttribute('aria-rowcount');
    if (Number(rows) <= mostAreas) throw new Error(`${rows} rows are too few`);
    const scrolled = await scroll(first);
    found.tasks.push(scrolled.longest);
    frames += scrolled.frames / runs;
    // Another span of days, as people choose it: what stands is drawn again.
    await first.getByRole('button', { name: '30 days' }).click();
    await first.locator('[role=grid][aria-colcount="31"]').waitFor();
    const wide: Sight = { selector: '[role=grid][aria-colcount="91"] [role=rowheader]', count: 12 };
    await first.getByRole('button', { name: '90 days' }).evaluate(one => (one.id = 'wide'));
    found.warm.push(await timeUntil(first, wide, '#wide'));
    await first.context().close();
  }
  await browser.close();
  return [
    {
      what: `calendar of ${mostAreas} areas and ${shownDays} days by its address, until it is painted`,
      value: median(found.cold),
      unit: 'ms',
      target: { most: 1_000 },
      raw: `${found.cold.map(one => one.toFixed(0)).join(', ')} ms`,
    },
    {
      what: `the same from 30 days to ${shownDays}`,
      value: median(found.warm),
      unit: 'ms',
      target: { most: 1_000 },
    },
    {
      what: 'longest task while it is scrolled',
      value: median(found.tasks),
      unit: 'ms',
      target: { most: 50 },
      raw: `${found.tasks.map(one => one.toFixed(0)).join(', ')} ms, 0 where none took 50; ${frames.toFixed(0)} frames a second`,
    },
  ];
};

export const bench: Bench = {
  about: `the calendar of slots with ${slotCount} of them`,
  run: async () => {
    const embedded = await answerOn('embedded');
    const postgres = await startPostgres();
    try {
      const answered = await answerOn('PostgreSQL', postgres.url);
      const { origin, close } = await serveConsole(postgres.url);
      const client = openPostgres(postgres.url);
      await addSlots(client.db, slotCount, indiaDay(new Date()));
      try {
        return [embedded, answered, ...(await pageFigures(origin))];
      } finally {
        close();
        await client.close();
      }
    } finally {
      await postgres.stop();
    }
  },
};
