import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Bench, Figure } from './Figure.ts';
import { median } from './median.ts';
import { pageKinds, type PageKind } from './pages/pageKinds.ts';
import { openBrowser, signIn, type StorageState } from './pages/openBrowser.ts';
import { serveConsole } from './pages/serveConsole.ts';
import { timeUntil, watchShift, type Sight } from './pages/watchPaint.ts';
import { buildStock } from './stock/buildStock.ts';
import { serveStock, type Tables } from './stock/serveStock.ts';

const runs = 9;
/** Of pages that are no list and no plain record, and of openings inside the console: they are many. */
const fewer = 3;
const recordId = 15;
const rowCount = 10;
/** Of the way from a list to a record and back. */
const mostOfOthers = 0.8;
/** Of a page that is opened for the first time, beside the next time. */
const mostOfNext = 1.3;

interface App {
  readonly origin: string;
  readonly state: StorageState | undefined;
  readonly list: string;
  readonly record: string;
  readonly rows: Sight;
  readonly field: Sight;
  /** What leads from the list to a record, and back. */
  readonly toRecord: string;
  readonly toList: string;
}

/** 10 Mbit/s with 40 ms, as a browser's own tools shape it. */
const shape = { offline: false, latency: 40, downloadThroughput: 1.25e6, uploadThroughput: 1.25e6 };

const openPage = async (browser: Browser, app: App, isShaped: boolean): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: app.state,
  });
  const page = await context.newPage();
  page.on('pageerror', error => {
    throw error;
  });
  await watchShift(page);
  if (isShaped) {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', shape);
  }
  return page;
};

interface Place {
  readonly address: string;
  readonly sight: Sight;
}

/** The time of a first visit, and how much of the page moved until a second after. */
const visit = async (browser: Browser, app: App, { address, sight }: Place, isShaped: boolean) => {
  const page = await openPage(browser, app, isShaped);
  // Where the page is gone to is in its address from the start: this is not a navigation inside it.
  await page.goto(app.origin + address, { waitUntil: 'commit' });
  const time = await timeUntil(page, sight);
  await pause(1_000);
  const shift = await page.evaluate(() => layoutShift);
  await page.context().close();
  return { time, shift };
};

/** How a page is come to inside an app. */
interface Way {
  readonly sight: Sight;
  readonly from: Place;
  /** What is clicked, by selector, or an address. */
  readonly by: string;
}

interface Opening {
  readonly first: number;
  readonly next: number;
}

/** From coming to what is clicked until the click: milliseconds that a hand takes at the least. */
const handTakes = 150;

/** Opened as by hand, from a page that has stood for a while: the first time, and once more. */
const openings = async (browser: Browser, app: App, { sight, from, by }: Way): Promise<Opening> => {
  const page = await openPage(browser, app, false);
  const open = async () => {
    if (!/^[/#]/.test(by)) {
      await page.locator(by).first().hover();
      await pause(handTakes);
    }
    return timeUntil(page, sight, by);
  };
  await page.goto(app.origin + from.address);
  await timeUntil(page, from.sight);
  await pause(3_000);
  const first = await open();
  await pause(300);
  await timeUntil(page, from.sight, from.address.replace(/^\/#/, '#'));
  await page.mouse.move(0, 0);
  await pause(300);
  const next = await open();
  await page.context().close();
  return { first, next };
};

/** List → record → list, after one round that warms. */
const roundTrips = async (browser: Browser, app: App) => {
  const page = await openPage(browser, app, false);
  await page.goto(app.origin + app.list);
  await timeUntil(page, app.rows);
  await pause(3_000);
  const times: number[] = [];
  for (let round = 0; round <= runs; round += 1) {
    const there = await timeUntil(page, app.field, app.toRecord);
    await pause(300);
    const back = await timeUntil(page, app.rows, app.toList);
    await pause(300);
    if (round > 0) times.push(there + back);
  }
  const shift = await page.evaluate(() => layoutShift);
  await page.context().close();
  return { time: median(times), shift };
};

/** The packages and families of the console, for the yardstick to serve. */
const readTables = async (origin: string, { cookies }: StorageState): Promise<Tables> => {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const read = async (path: string) => {
    const answer = await fetch(`${origin}${path}`, { headers: { cookie } });
    const { results } = (await answer.json()) as { results: Tables[string] };
    return results;
  };
  return {
    packages: await read('/sapna/v2/get-packages?page=0&pageSize=1000&sort=-updatedAt'),
    'package-families': await read('/sapna/v1/get-package-families?page=0&pageSize=1000'),
  };
};

const ratio = (
  what: string,
  ours: readonly number[],
  stock: readonly number[],
  most: number,
): Figure => ({
  what,
  value: median(ours) / median(stock),
  unit: 'x',
  target: { most },
  raw: `${median(ours).toFixed(0)} ms, the stock app ${median(stock).toFixed(0)} ms`,
});

export const bench: Bench = {
  about: `a page of each kind beside a stock React-Admin app, middle of ${runs} or ${fewer} runs in turn`,
  run: async () => {
    const served = await serveConsole();
    const browser = await openBrowser();
    const state = await signIn(browser, served.origin);
    const stockServer = await serveStock(
      await buildStock(['index']),
      await readTables(served.origin, state),
    );
    const ours: App = {
      origin: served.origin,
      state,
      list: '/manage-packages',
      record: `/manage-packages/${recordId}`,
      rows: { selector: 'tbody tr[data-id] td:nth-child(3)', count: rowCount },
      field: { selector: 'main form input', count: 3 },
      toRecord: 'tbody tr[data-id] a',
      toList: 'nav a[href="/manage-packages"]',
    };
    const stock: App = {
      origin: stockServer.origin,
      state: undefined,
      list: '/#/packages',
      record: `/#/packages/${recordId}`,
      rows: { selector: 'tbody tr td:nth-child(3)', count: rowCount },
      field: { selector: 'main form input', count: 3 },
      toRecord: 'tbody tr td:nth-child(2)',
      toList: 'a[href="#/packages"]',
    };
    const shifts: number[] = [];
    const placeOf = (app: App, what: PageKind['beside']): Place => ({
      address: app[what],
      sight: what === 'list' ? app.rows : app.field,
    });
    const cold = async (kind: PageKind, isShaped: boolean, times: number) => {
      const of: { ours: number[]; stock: number[] } = { ours: [], stock: [] };
      for (let run = 0; run < times; run += 1) {
        const mine = await visit(browser, ours, kind, isShaped);
        of.ours.push(mine.time);
        shifts.push(mine.shift);
        of.stock.push((await visit(browser, stock, placeOf(stock, kind.beside), isShaped)).time);
      }
      const name = `${kind.name}, cold${isShaped ? ', at 10 Mbit/s with 40 ms' : ''}`;
      return ratio(name, of.ours, of.stock, kind.most);
    };
    const stockWay = (beside: PageKind['beside']): Way => ({
      sight: placeOf(stock, beside).sight,
      from: placeOf(stock, beside === 'list' ? 'record' : 'list'),
      by: beside === 'list' ? stock.toList : stock.toRecord,
    });
    const opened = async (kind: PageKind): Promise<readonly Figure[]> => {
      const of = { ours: [] as Opening[], stock: [] as Opening[] };
      for (let run = 0; run < fewer; run += 1) {
        of.ours.push(await openings(browser, ours, kind));
        of.stock.push(await openings(browser, stock, stockWay(kind.beside)));
      }
      const times = (all: readonly Opening[], when: keyof Opening) => all.map(one => one[when]);
      return [
        ...(['first', 'next'] as const).map(when =>
          ratio(
            `${kind.name}, opened inside, ${when}`,
            times(of.ours, when),
            times(of.stock, when),
            kind.most,
          ),
        ),
        {
          what: `${kind.name}, the first opening beside the next`,
          value: median(times(of.ours, 'first')) / median(times(of.ours, 'next')),
          unit: 'x',
          target: { most: mostOfNext },
        },
      ];
    };
    const figures: Figure[] = [];
    for (const kind of pageKinds) {
      const times = kind.name === 'list' || kind.name === 'record' ? runs : fewer;
      figures.push(await cold(kind, false, times), await cold(kind, true, times));
      figures.push(...(await opened(kind)));
    }
    const trips = await roundTrips(browser, ours);
    const stockTrips = await roundTrips(browser, stock);
    shifts.push(trips.shift);
    await browser.close();
    stockServer.close();
    served.close();
    return [
      ...figures,
      ratio('list to record and back, warm', [trips.time], [stockTrips.time], mostOfOthers),
      {
        what: 'layout shift, the worst of all these pages',
        value: Math.max(...shifts),
        unit: '',
        target: { most: 0.02 },
      },
    ];
  },
};
