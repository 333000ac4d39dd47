import type { Browser } from '@playwright/test';
import type { Bench } from './Figure.ts';
import { median } from './median.ts';
import { openBrowser } from './pages/openBrowser.ts';
import { servePage } from './pages/servePage.ts';
import { buildStock } from './stock/buildStock.ts';
import { serveStock } from './stock/serveStock.ts';
import { columnCount, rowCount, stockColumns, wideRows } from './wideList/wideScreen.ts';

const runs = 3;

interface Measured {
  firstRows: number;
  longestTask: number;
  frames: number;
  cells: number;
}

const measure = async (browser: Browser, address: string): Promise<Measured> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // What breaks the page ends the run, rather than leaving it to wait.
  page.on('pageerror', error => {
    throw error;
  });
  await page.goto(address);
  await page.waitForSelector('tbody tr td:nth-child(3)', { timeout: 60_000 });
  const measured = await page.evaluate(async () => {
    const painted = () =>
      new Promise<number>(done =>
        requestAnimationFrame(() => setTimeout(() => done(performance.now()))),
      );
    const firstRows = await painted();
    const frame =
      document.querySelector('#frame') ?? document.querySelector('table')?.parentElement;
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

const tasksIn = (longest: number): string =>
  longest === 0 ? 'no task of 50 ms' : `longest task ${Math.round(longest)} ms`;

export const bench: Bench = {
  about: `${columnCount} columns with ${rowCount} rows loaded, middle of ${runs} runs`,
  run: async () => {
    const page = await servePage('wideList');
    const wide = JSON.stringify({ columns: stockColumns, rows: wideRows });
    const stockServer = await serveStock(await buildStock(['wide'], { 'wide.json': wide }));
    const browser = await openBrowser();
    const found = { ours: [] as Measured[], stock: [] as Measured[] };
    for (let run = 0; run < runs; run += 1) found.ours.push(await measure(browser, page.address));
    // Once: it takes longer than a minute.
    found.stock.push(await measure(browser, `${stockServer.origin}/wide.html`));
    await browser.close();
    stockServer.close();
    page.close();
    const middleOf = (which: keyof typeof found): Measured => {
      const of = (name: keyof Measured) => median(found[which].map(one => one[name]));
      return {
        firstRows: of('firstRows'),
        longestTask: of('longestTask'),
        frames: of('frames'),
        cells: of('cells'),
      };
    };
    const ours = middleOf('ours');
    const stock = middleOf('stock');
    const beside = `beside it React-Admin's Datagrid with all ${stock.cells} cells`;
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
