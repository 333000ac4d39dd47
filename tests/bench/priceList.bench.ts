import type { Bench, Figure } from './Figure.ts';
import { measure } from './measure.ts';
import { percentile } from './percentile.ts';
import { onBothEngines } from './server/onBothEngines.ts';
import { spawnServer } from './server/spawnServer.ts';

interface Served {
  readonly address: string;
  readonly bareAddress: string;
  readonly cookie: string;
}

const filters = ['pricePaise=ge=300000', 'pricePaise=ge=500000', 'pricePaise=lt=700000', ''];
const sorts = ['-updatedAt', '-pricePaise', 'pricePaise', 'packageName'];

/** Pages of 25 as people read them: each filter with each order, three pages deep. */
const pages = filters.flatMap(filter =>
  sorts.flatMap(sort =>
    [0, 1, 2].map(
      page =>
        `/console/v1/package-prices?${new URLSearchParams({ pageSize: '25', page: String(page), sort, ...(filter && { filters: filter }) })}`,
    ),
  ),
);

/** A page as large as the call gives, somewhere in the middle. */
const largePage = '/console/v1/package-prices?pageSize=1000&page=50&sort=-pricePaise';

const timed = async (url: string, cookie: string): Promise<number> => {
  const start = performance.now();
  const answer = await fetch(url, { headers: { cookie } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - start;
};

const p95Of = async ({ address, cookie }: Served): Promise<number> => {
  const samples: number[] = [];
  for (let round = 0; round < 3; round += 1)
    for (const page of pages) samples.push(await timed(address + page, cookie));
  return percentile(samples, 0.95);
};

/** The same when a price was saved right before each page, so that no number of prices is known from before. */
const p95AfterWrites = async ({ address, bareAddress, cookie }: Served): Promise<number> => {
  const samples: number[] = [];
  for (const page of pages) {
    await timed(`${bareAddress}/save`, cookie);
    samples.push(await timed(address + page, cookie));
  }
  return percentile(samples, 0.95);
};

/** Requests a second over two seconds, eight at a time. */
const rateOf = async (url: string, cookie: string): Promise<number> => {
  const end = performance.now() + 2_000;
  let answered = 0;
  const one = async () => {
    while (performance.now() < end) {
      await timed(url, cookie);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, one));
  return answered / 2;
};

/** The same figures on either engine. */
const figuresOn = async (engine: string, postgres?: string): Promise<Figure[]> => {
  const few = await spawnServer<Served>('serveBoth', 2_000, postgres);
  const ofFew = await p95Of(few);
  const writtenFew = await p95AfterWrites(few);
  few.process.kill();
  const many = await spawnServer<Served>('serveBoth', 200_000, postgres);
  const ofMany = await p95Of(many);
  const writtenMany = await p95AfterWrites(many);
  const ours = await rateOf(
    `${many.address}/console/v1/package-prices?pageSize=25&filters=pricePaise%3Dge%3D500000`,
    many.cookie,
  );
  const bare = await rateOf(`${many.bareAddress}/prices`, many.cookie);
  const large = await measure(
    async () => {
      for (let time = 0; time < 5; time += 1)
        await timed(`${many.address}${largePage}`, many.cookie);
    },
    () => timed(`${many.address}/sapna/v1/products`, many.cookie),
  );
  many.process.kill();
  return [
    {
      what: `p95 over 200,000 prices, ${engine}`,
      value: ofMany,
      unit: 'ms',
      target: { most: 50 },
      raw: `${pages.length} different pages, three times each`,
    },
    {
      what: `growth of p95 from 2,000 to 200,000 prices, ${engine}`,
      value: ofMany / ofFew,
      unit: 'x',
      target: { most: 2 },
      raw: `${ofFew.toFixed(1)} ms and ${ofMany.toFixed(1)} ms; ${writtenFew.toFixed(1)} ms and ${writtenMany.toFixed(1)} ms where a price is saved before each page`,
    },
    {
      what: `requests a second beside a bare route with the same statements, ${engine}`,
      value: ours / bare,
      unit: 'x',
      target: { least: 0.5 },
      raw: `${ours.toFixed(0)} and ${bare.toFixed(0)} a second`,
    },
    {
      what: `the longest that a small call waits behind pages of 1,000 prices, ${engine}`,
      value: large.waited.longest,
      unit: 'ms',
      target: { most: 50 },
      raw: `95 % waited at most ${large.waited.p95.toFixed(0)} ms; five such pages took ${large.seconds.toFixed(2)} s`,
    },
  ];
};

export const bench: Bench = {
  about: 'pages of 25 prices with filter and order, on both engines',
  run: () => onBothEngines(figuresOn),
};
