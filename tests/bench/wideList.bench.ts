import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build, preview, type PreviewServer } from 'vite';
import { callsPlugin } from '../../scripts/vite/callsPlugin.ts';
import { screensPlugin } from '../../scripts/vite/screensPlugin.ts';
import { validatorPlugin } from '../../scripts/vite/validatorPlugin.ts';
import type { Bench } from './Figure.ts';
import { columnCount, rowCount } from './wideList/wideScreen.ts';

const runs = 3;
const base = 'tests/bench/wideList/index.html';

// What runs this file sets it to development, and React would be built for that.
process.env['NODE_ENV'] = 'production';
interface Measured {
  firstRows: number;
  longestTask: number;
  frames: number;
  cells: number;
}

const measure = async (
  browser: Browser,
  origin: string,
  which: 'console' | 'stock',
): Promise<Measured> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // What breaks the page ends the run, rather than leaving it to wait.
  page.on('pageerror', error => {
    throw error;
  });
  await page.goto(`${origin}${base}#${which}`);
  await page.waitForSelector('tbody tr[data-id]', { timeout: 60_000 });
  const measured = await page.evaluate(async () => {
    const painted = () =>
      new Promise<number>(done =>
        requestAnimationFrame(() => setTimeout(() => done(performance.now()))),
      );
    const firstRows = await painted();
    const frame = document.querySelector('table')?.parentElement;
    if (!frame) throw new Error('There is no table');
    let longestTask = 0;
    const seen = new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
    });
    // What belongs to the start is not part of scrolling.
    await new Promise(done => setTimeout(done, 1500));
    seen.observe({ type: 'longtask' });
    const times: number[] = [];
    const scrollBy = async (left: number, top: number, steps: number) => {
      for (let step = 0; step < steps; step += 1) {
        frame.scrollBy(left, top);
        times.push(await new Promise<number>(done => requestAnimationFrame(done)));
      }
    };
    await scrollBy(0, 200, 220);
    await scrollBy(60, 0, 100);
    await scrollBy(0, -1500, 30);
    await new Promise(done => setTimeout(done, 300));
    seen.disconnect();
    const passed = (times.at(-1) ?? 0) - (times[0] ?? 0);
    return {
      firstRows,
      longestTask,
      frames: ((times.length - 1) / passed) * 1000,
      cells: document.querySelectorAll('tbody td').length,
    };
  });
  await page.close();
  return measured;
};

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The page of the bench, built as users get it, and served. */
const serve = async (outDir: string): Promise<PreviewServer> => {
  const plugins = [react(), callsPlugin(), screensPlugin(), validatorPlugin()];
  await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: base } },
  });
  return preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: Number(process.env['PORT'] ?? 4314), strictPort: true },
  });
};

const tasksIn = (longest: number): string =>
  longest === 0 ? 'no task of 50 ms' : `longest task ${Math.round(longest)} ms`;

export const bench: Bench = {
  about: `${columnCount} columns with ${rowCount} rows loaded, middle of ${runs} runs`,
  run: async () => {
    const outDir = await mkdtemp(join(tmpdir(), 'wide-list-'));
    const server = await serve(outDir);
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
    });
    const middleOf = async (which: 'console' | 'stock'): Promise<Measured> => {
      const found: Measured[] = [];
      for (let run = 0; run < runs; run += 1)
        found.push(await measure(browser, server.resolvedUrls?.local[0] ?? '', which));
      const of = (name: keyof Measured) => middle(found.map(one => one[name]));
      return {
        firstRows: of('firstRows'),
        longestTask: of('longestTask'),
        frames: of('frames'),
        cells: of('cells'),
      };
    };
    const ours = await middleOf('console');
    const stock = await middleOf('stock');
    await browser.close();
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
    const beside = `beside it MUI's table with all ${stock.cells} cells`;
    return [
      {
        what: 'first rows',
        value: ours.firstRows / 1_000,
        unit: 's',
        target: { most: 1.5 },
        raw: `${beside}: ${(stock.firstRows / 1_000).toFixed(2)} s`,
      },
      {
        what: 'longest task while scrolling',
        value: ours.longestTask,
        unit: 'ms',
        target: { most: 50 },
        raw: `${Math.round(ours.frames)} frames a second; ${beside}: ${tasksIn(stock.longestTask)}, ${Math.round(stock.frames)} frames a second`,
      },
    ];
  },
};
