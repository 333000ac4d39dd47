import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#backend/database/seed/personas.ts';
import { randomFor } from '#backend/database/seed/random.ts';
import { serverUrl, withServer, addressOf } from '#tests/support/testServer.ts';

const rounds = 20;
const writers = 4;

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

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
};

/** The built server as a process of its own that can be killed. */
describe('a server that is killed while people save', () => {
  const home = mkdtempSync(join(tmpdir(), 'killed-'));
  const database = `killed_${process.pid}`;
  const random = randomFor('killed');
  const acknowledged = new Map<number, Acknowledged>();
  const startTimes: number[] = [];
  let port: number;
  let served: ChildProcess;
  let headers: Record<string, string>;

  const at = (path: string) => `http://127.0.0.1:${port}${path}`;

  const start = async (): Promise<void> => {
    const begun = performance.now();
    served = spawn(process.execPath, ['dist/server/server.js'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        SEED: 'demo',
        RATE_LIMIT: '0',
        ...(serverUrl ? { DATABASE_URL: addressOf(database) } : { DATA_DIR: join(home, 'data') }),
      },
    });
    for (;;) {
      const isReady = await fetch(at('/ready')).then(
        answer => answer.ok,
        () => false,
      );
      if (isReady) break;
      if (served.exitCode !== null) throw new Error(`The server ended with ${served.exitCode}`);
      await wait(50);
    }
    startTimes.push(performance.now() - begun);
  };

  const signIn = async (): Promise<void> => {
    const login = await fetch(at('/madrox/app/v1/login'), {
      method: 'POST',
      body: new URLSearchParams({ username: 'admin@example.com', password: demoPassword }),
    });
    const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
    const details = await fetch(at('/madrox/app/v1/user/details?checkHRIS=true'), {
      headers: { cookie },
    });
    const { csrfToken } = (await details.json()) as { csrfToken: string };
    headers = { cookie, 'x-csrf-token': csrfToken, 'content-type': 'application/json' };
  };

  const send = async (method: string, path: string, body: object): Promise<Stored | undefined> => {
    const answer = await fetch(at(path), { method, headers, body: JSON.stringify(body) });
    return answer.ok ? ((await answer.json()) as Stored) : undefined;
  };

  /** Creates and changes products until the server is gone. */
  const write = async (writer: number, round: number): Promise<void> => {
    try {
      for (let turn = 0; ; turn += 1) {
        const description = `${round}-${writer}-${turn}`;
        const made = await send('POST', '/sapna/v1/products/create', {
          name: `Killed ${description}`,
          productTypeId: 4,
          hsnCode: '998365',
          description,
        });
        if (!made) throw new Error('A product was refused');
        const known: Acknowledged = { id: made.id, version: made.version, description };
        acknowledged.set(made.id, known);
        const changed = await send('PUT', `/sapna/v1/products/update/${made.id}`, {
          description: `${description} changed`,
          version: made.version,
        });
        if (!changed) throw new Error('A change was refused');
        known.version = changed.version;
        known.description = `${description} changed`;
      }
    } catch (error) {
      // A killed server breaks the connection; anything else is a fault of the test.
      if (!(error instanceof TypeError)) throw error;
    }
  };

  const listed = async (): Promise<ReadonlyMap<number, Stored>> => {
    const found = new Map<number, Stored>();
    for (let page = 0; ; page += 1) {
      const answer = await fetch(at(`/sapna/v1/products?pageSize=100&page=${page}&sort=id`), {
        headers,
      });
      const { results, hasNextPage } = (await answer.json()) as {
        results: Stored[];
        hasNextPage: boolean;
      };
      for (const row of results) found.set(row.id, row);
      if (!hasNextPage) return found;
    }
  };

  const historyOf = async (id: number): Promise<number> => {
    const answer = await fetch(at(`/console/v1/history?resource=products&id=${id}`), { headers });
    return ((await answer.json()) as { totalCount: number }).totalCount;
  };

  beforeAll(async () => {
    if (!existsSync('dist/server/server.js')) throw new Error('Build first: npm run build');
    if (serverUrl) await withServer(server => server.query(`create database ${database}`));
    port = await freePort();
    await start();
  });
  afterAll(async () => {
    served.kill('SIGKILL');
    await once(served, 'exit');
    rmSync(home, { recursive: true, force: true });
    if (serverUrl)
      await withServer(server => server.query(`drop database ${database} with (force)`));
    const [, ...again] = startTimes;
    console.log(
      `${acknowledged.size} products; ready again after ${Math.max(...again).toFixed(0)} ms at most`,
    );
  });

  it(`has lost nothing and halved nothing after ${rounds} times`, async () => {
    await signIn();
    for (let round = 0; round < rounds; round += 1) {
      const writing = Array.from({ length: writers }, (_, writer) => write(writer, round));
      await wait(random.int(200, 1_500));
      served.kill('SIGKILL');
      await once(served, 'exit');
      await Promise.all(writing);
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
  });
});
