import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFor } from '#backend/database/seed/pen/random.ts';
import { percentile } from '#tests/bench/percentile.ts';
import { freePort } from '#tests/support/server/freePort.ts';
import {
  startServerProcess,
  type ServerProcess,
  type Session,
} from '#tests/support/server/serverProcess.ts';
import { serverUrl, withServer, addressOf } from '#tests/support/server/testServer.ts';

const rounds = 20;
const writers = 3;
/** Lines of a file that is imported: all of them or none. */
const lines = 40;
/** Milliseconds. */
const longestStart = 5_000;

interface Stored {
  readonly id: number;
  readonly version: number;
  readonly description?: string;
}

/** What the server has said to be stored. */
interface Acknowledged {
  readonly id: number;
  version: number;
  description: string;
}

const csvOf = (mark: string): string =>
  [
    'Question,Answer,Category',
    ...Array.from({ length: lines }, (_, at) => `${mark} line ${at},Yes,console`),
  ].join('\n');

describe('a server that is killed while people save', () => {
  const home = mkdtempSync(join(tmpdir(), 'killed-'));
  const database = `killed_${process.pid}`;
  const random = randomFor('killed');
  const acknowledged = new Map<number, Acknowledged>();
  /** Marks of files, and whether the server has said that the file is in. */
  const files = new Map<string, boolean>();
  const startTimes: number[] = [];
  let port: number;
  let server: ServerProcess;
  let session: Session;

  const start = async (): Promise<void> => {
    server = await startServerProcess(
      port,
      serverUrl ? { DATABASE_URL: addressOf(database) } : { DATA_DIR: join(home, 'data') },
    );
    startTimes.push(server.readyAfter);
  };
  /** Milliseconds of each start after the first, which fills the database. */
  const again = (): readonly number[] => startTimes.slice(1);

  const send = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await server.call(session, method, path, body);
    if (!answer.ok) throw new Error(`${method} ${path} answered ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };

  const save = async (mark: string): Promise<void> => {
    const made = await send<Stored>('POST', '/sapna/v1/products/create', {
      name: `Killed ${mark}`,
      productTypeId: 4,
      hsnCode: '998365',
      description: mark,
    });
    const known: Acknowledged = { id: made.id, version: made.version, description: mark };
    acknowledged.set(made.id, known);
    const changed = await send<Stored>('PUT', `/sapna/v1/products/update/${made.id}`, {
      description: `${mark} changed`,
      version: made.version,
    });
    known.version = changed.version;
    known.description = `${mark} changed`;
  };

  const importFile = async (mark: string): Promise<void> => {
    files.set(mark, false);
    await send('POST', '/console/v1/imports/faqs', { csv: csvOf(mark) });
    files.set(mark, true);
  };

  /** Works until the server is gone. */
  const keepOn = async (name: string, work: (mark: string) => Promise<void>): Promise<void> => {
    try {
      for (let turn = 0; ; turn += 1) await work(`${name}-${turn}`);
    } catch (error) {
      // A killed server breaks the connection; anything else is a fault of the test.
      if (!(error instanceof TypeError)) throw error;
    }
  };

  const listed = async (): Promise<ReadonlyMap<number, Stored>> => {
    const found = new Map<number, Stored>();
    for (let page = 0; ; page += 1) {
      const path = `/sapna/v1/products?pageSize=100&page=${page}&sort=id`;
      const answer = await send<{ results: Stored[]; hasNextPage: boolean }>('GET', path);
      for (const row of answer.results) found.set(row.id, row);
      if (!answer.hasNextPage) return found;
    }
  };

  const historyOf = async (id: number): Promise<number> =>
    (await send<{ totalCount: number }>('GET', `/console/v1/history?resource=products&id=${id}`))
      .totalCount;

  /** Lines of a file that are stored. */
  const linesOf = async (mark: string): Promise<number> => {
    const where = { question: { contains: `${mark} line ` } };
    const query = new URLSearchParams({ filter: JSON.stringify({ where }), range: '[0,999]' });
    return (await send<unknown[]>('GET', `/console/v1/records/faqs?${query}`)).length;
  };

  beforeAll(async () => {
    if (serverUrl) await withServer(admin => admin.query(`create database ${database}`));
    port = await freePort();
    await start();
  });
  afterAll(async () => {
    await server.kill();
    rmSync(home, { recursive: true, force: true });
    if (serverUrl) await withServer(admin => admin.query(`drop database ${database} with (force)`));
    console.log(
      `${acknowledged.size} products, ${files.size} files; ready again after ` +
        `${percentile(again(), 0.5).toFixed(0)} ms (half), ${Math.max(...again()).toFixed(0)} ms (longest)`,
    );
  });

  it(`has lost nothing and halved nothing after ${rounds} times`, async () => {
    session = await server.signIn('admin');
    for (let round = 0; round < rounds; round += 1) {
      const working = [
        ...Array.from({ length: writers }, (_, writer) => keepOn(`r${round}-${writer}`, save)),
        keepOn(`r${round}-file`, importFile),
      ];
      await wait(random.int(200, 1_500));
      await server.kill();
      await Promise.all(working);
      await start();
    }
    const stored = await listed();
    const lost = [...acknowledged.values()].filter(({ id, version, description }) => {
      const row = stored.get(id);
      // A change whose answer was cut off may have been stored, too.
      return !row || row.version < version || !row.description?.startsWith(description);
    });
    expect(lost).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(rounds);
    const halved: number[] = [];
    for (const id of acknowledged.keys())
      if ((await historyOf(id)) !== stored.get(id)?.version) halved.push(id);
    expect(halved, 'products whose history does not tell each version').toEqual([]);

    expect([...files.values()].filter(Boolean).length).toBeGreaterThan(0);
    for (const [mark, isAcknowledged] of files)
      expect(isAcknowledged ? [lines] : [0, lines], mark).toContain(await linesOf(mark));
    // Half of the starts, since other work of the machine may hold up a single one.
    expect(percentile(again(), 0.5)).toBeLessThan(longestStart);
  });
});
