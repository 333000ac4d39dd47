import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { readConfig } from '#backend/config.ts';
import { openPostgres } from '#backend/database/client.ts';
import { prepareDatabase } from '#backend/firstStart/prepareDatabase.ts';
import { growDemo } from '../../../scripts/demo/growDemo.ts';
import { startPostgres } from '../../../scripts/setup/postgres.mjs';

export interface GrownPostgres {
  readonly urls: { readonly demo: string; readonly full: string };
  readonly stop: () => Promise<void>;
}

/** A server that holds all of it in memory and plans as the console's own connections do. */
const settings = [
  'shared_buffers=1GB',
  'work_mem=16MB',
  'max_wal_size=8GB',
  'random_page_cost=1.1',
];

const folder = '.cache/growth';

/** What the data are made by; other data are made again. */
const sources = [
  'backend/database/migrations',
  'backend/database/seed',
  'backend/database/schema',
  'scripts/demo',
];

const digestOf = (size: number): string => {
  const hash = createHash('sha256').update(String(size));
  for (const source of sources)
    for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' }).toSorted())
      if (/\.(ts|sql|json)$/.test(name) && !name.endsWith('.test.ts'))
        hash.update(name).update(readFileSync(join(source, name)));
  return hash.digest('hex');
};

const databaseUrl = (url: string, name: string): string => {
  const named = new URL(url);
  named.pathname = `/${name}`;
  return named.href;
};

const makeDatabases = async (url: string, size: number): Promise<void> => {
  const urls = { demo: databaseUrl(url, 'demo'), full: databaseUrl(url, 'grown') };
  const server = openPostgres(url);
  await server.db.execute(sql`create database demo`);
  const config = { ...readConfig({ DATABASE_URL: urls.demo }), seed: 'demo' as const };
  const demo = await prepareDatabase(config, line => console.log(`  ${line}`));
  await demo.db.execute(sql`vacuum analyze`);
  await demo.close();
  await server.db.execute(sql`create database grown template demo`);
  const full = openPostgres(urls.full);
  const growth = { opportunities: size, seed: 1, today: indiaDay(new Date()) };
  await growDemo(full, growth, (what, rows, seconds) =>
    console.log(
      `  ${seconds.toFixed(1).padStart(8)} s  ${what}${rows === null ? '' : `: ${rows}`}`,
    ),
  );
  await full.close();
  await server.db.execute(sql`checkpoint`);
  await server.close();
};

/**
 * A PostgreSQL with the demo data and with a company of that size beside it. Its data stay in a folder, which the next run uses
 * when what makes them is unchanged.
 */
export const startGrownPostgres = async (size: number): Promise<GrownPostgres> => {
  const data = join(folder, 'data');
  const stamp = join(folder, 'made');
  const wanted = digestOf(size);
  const isMade = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (!isMade) rmSync(folder, { recursive: true, force: true });
  const server = await startPostgres({ at: data, more: settings });
  if (!isMade) {
    await makeDatabases(server.url, size).catch(async (error: unknown) => {
      await server.stop();
      throw error;
    });
    writeFileSync(stamp, wanted);
  }
  return {
    urls: { demo: databaseUrl(server.url, 'demo'), full: databaseUrl(server.url, 'grown') },
    stop: () => server.stop(),
  };
};
