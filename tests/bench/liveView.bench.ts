import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { openPostgres, type Database } from '#backend/database/client.ts';
import { eventChannel } from '#backend/events/databaseEvents.ts';
import type { Bench } from './Figure.ts';
import { openBrowser, signIn } from './pages/openBrowser.ts';
import { serveConsole } from './pages/serveConsole.ts';
import { percentile } from './percentile.ts';

const agentCount = 2_000;
const eventsASecond = 100;
const seconds = 20;
const viewer = 'broker-lead';

/** So many agents of the viewer's team. @returns their ids and their. */
const hire = async (db: Database): Promise<{ viewerId: number; agents: number[] }> => {
  const { rows } = (await db.execute(sql`
    with viewer as (select id from users where email = ${`${viewer}@example.com`}),
    hired as (
      insert into users (email, first_name, parent_id)
      select 'floor' || n || '@bench.example', 'A' || lpad(n::text, 5, '0'), viewer.id
      from viewer, generate_series(1, ${agentCount}::int) n returning id),
    granted as (
      insert into role_grants (user_id, role_code) 
      select hired.id, role_code from hired, role_grants
      where user_id = (select id from users where email = 'broker-agent@example.com'))
    select id::int as id, (select id::int from viewer) as viewer from hired order by id`)) as {
    rows: { id: number; viewer: number }[];
  };
  const [first] = rows;
  if (!first) throw new Error('Nobody was hired');
  return { viewerId: first.viewer, agents: rows.map(({ id }) => id) };
};

/** Tells what an agent does now, as the server does; the campaign's name says when it was told. */
const tell = async (db: Database, viewerId: number, id: number): Promise<void> => {
  // A statement is sent once it is awaited, and not before.
  await db.execute(
    sql`select pg_notify(${eventChannel}, ${JSON.stringify({
      topic: 'team',
      userId: viewerId,
      payload: {
        id,
        onlineStatus: 'Online',
        activity: null,
        firstActivityAt: new Date().toISOString(),
        lastActivityAt: new Date().toISOString(),
        callStatus: 'Idle',
        callId: null,
        callState: null,
        callStartedAt: null,
        opportunityId: null,
        campaign: `told ${Date.now()}`,
      },
    })})`,
  );
};

/** From now on `latencies` holds the milliseconds from telling an event until the row that shows it has been painted. */
const watchRows = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const kept = globalThis as { latencies?: number[] };
    const latencies: number[] = (kept.latencies = []);
    const seen = new Set<string>();
    const look = () => {
      for (const { textContent } of document.querySelectorAll('tbody td')) {
        if (!textContent.startsWith('told ') || seen.has(textContent)) continue;
        seen.add(textContent);
        const at = Number(textContent.slice('told '.length));
        requestAnimationFrame(() => setTimeout(() => latencies.push(Date.now() - at)));
      }
    };
    const options = { subtree: true, childList: true, characterData: true };
    new MutationObserver(look).observe(document.body, options);
  });

const tellForAWhile = async (db: Database, viewerId: number, agents: readonly number[]) => {
  const told: Promise<unknown>[] = [];
  const start = performance.now();
  for (let n = 0; n < eventsASecond * seconds; n += 1) {
    // Every fourth is one of the first rows, which are on the screen.
    const place = n % 4 === 0 ? (n / 4) % 10 : (n * 37) % agents.length;
    told.push(tell(db, viewerId, agents[place] ?? 0));
    const due = start + ((n + 1) * 1_000) / eventsASecond;
    if (due > performance.now()) await pause(due - performance.now());
  }
  await Promise.all(told);
};

export const bench: Bench = {
  about: `a leader watches ${agentCount} agents, of whom ${eventsASecond} a second do something`,
  run: async () => {
    const postgres = await startPostgres();
    const browser = await openBrowser();
    const { origin, close } = await serveConsole(postgres.url);
    const client = openPostgres(postgres.url);
    try {
      const { viewerId, agents } = await hire(client.db);
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        storageState: await signIn(browser, origin, viewer),
      });
      const page = await context.newPage();
      await page.goto(`${origin}/live-view`);
      await page.getByRole('row', { name: /^A00001/ }).waitFor();
      const cdp = await context.newCDPSession(page);
      await cdp.send('Performance.enable');
      const busySeconds = async () => {
        const { metrics } = await cdp.send('Performance.getMetrics');
        return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
      };
      await watchRows(page);
      const before = { busy: await busySeconds(), at: performance.now() };
      await tellForAWhile(client.db, viewerId, agents);
      await pause(1_000);
      const busy = (await busySeconds()) - before.busy;
      const share = (busy * 1_000) / (performance.now() - before.at);
      const latencies = await page.evaluate(
        () => (globalThis as { latencies?: number[] }).latencies ?? [],
      );
      return [
        {
          what: 'from an event until its row is painted, p95',
          value: percentile(latencies, 0.95),
          unit: 'ms',
          target: { most: 1_000 },
          raw: `${latencies.length} of them on the screen; middle ${percentile(latencies, 0.5).toFixed(0)} ms`,
        },
        {
          what: 'share of one processor that the page takes',
          value: share,
          unit: '',
          target: { most: 0.2 },
        },
      ];
    } finally {
      await browser.close();
      close();
      await client.close();
      await postgres.stop();
    }
  },
};
