import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { leadClocks } from '#backend/clocks.ts';
import { openForCalls, type DatabaseClient } from '#backend/database/client.ts';
import { openOwnDatabase, type OwnDatabase } from '#tests/support/server/openOwnDatabase.ts';
import { serverUrl } from '#tests/support/server/testServer.ts';

const soon = { timeout: 20_000, interval: 20 };

/** Clocks of two processes of one database (record 0241); here two clients in one process stand for them. */
describe.skipIf(!serverUrl)('clocks', () => {
  let own: OwnDatabase;
  let watcher: pg.Client;
  let clients: readonly [DatabaseClient, DatabaseClient];
  beforeAll(async () => {
    own = await openOwnDatabase();
    const url = own.url ?? '';
    watcher = new pg.Client({ connectionString: url });
    await watcher.connect();
    clients = [openForCalls({ url, connections: 4 }), openForCalls({ url, connections: 4 })];
  });
  afterAll(async () => {
    await Promise.all(clients.map(client => client.close()));
    await watcher.end();
    await own.close();
  });

  /** The connections that lead: of these clients one. */
  const leaders = async (): Promise<readonly number[]> => {
    const { rows } = await watcher.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and granted
       and database = (select oid from pg_database where datname = current_database())`,
    );
    return rows.map(({ pid }) => pid);
  };

  it('run in one of them, and in the other once that one is gone', async () => {
    const rounds = [vi.fn<() => void>(), vi.fn<() => void>()] as const;
    const fail = (name: string, error: unknown) => {
      throw new Error(name, { cause: error });
    };
    const begin = (at: 0 | 1) =>
      leadClocks(
        clients[at],
        [{ name: 'a clock', everyMilliseconds: 20, round: rounds[at], isAtOnce: true }],
        fail,
      );
    const endFirst = begin(0);
    await vi.waitFor(() => expect(rounds[0]).toHaveBeenCalled(), soon);
    const endSecond = begin(1);
    await vi.waitFor(() => expect(rounds[0].mock.calls.length).toBeGreaterThan(3), soon);
    expect(rounds[1]).not.toHaveBeenCalled();
    expect(await leaders()).toHaveLength(1);

    await endFirst();
    const last = rounds[0].mock.calls.length;
    await vi.waitFor(() => expect(rounds[1]).toHaveBeenCalled(), soon);
    expect(rounds[0]).toHaveBeenCalledTimes(last);
    await endSecond();
    expect(await leaders()).toEqual([]);
  });

  it('run again where the connection that led was lost', async () => {
    const begun = vi.fn<() => void>();
    const ended = vi.fn<() => void>();
    const end = clients[0].lead(() => {
      begun();
      return ended;
    });
    await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(1), soon);
    const [pid] = await leaders();
    await watcher.query('select pg_terminate_backend($1)', [pid]);
    await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1), soon);
    await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(2), soon);
    await end();
    expect(ended).toHaveBeenCalledTimes(2);
  });
});
