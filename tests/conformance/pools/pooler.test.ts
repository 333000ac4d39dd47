import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openForCalls, type Database, type DatabaseClient } from '#backend/database/client.ts';
import { beginCall, duringCall } from '#backend/database/pools/CallTime.ts';
import { noTimeIn } from '#backend/database/pools/NoTime.ts';
import { openOwnDatabase, type OwnDatabase } from '#tests/support/server/openOwnDatabase.ts';
import { hasPgbouncer, startPgbouncer } from '#tests/support/server/pgbouncer.ts';
import { serverUrl } from '#tests/support/server/testServer.ts';

/*
 * PgBouncer in transaction mode (record 0258): what holds for a connection of our own holds for one that is shared. The server
 * through it: tests/long/processes/pooler.test.ts.
 */

const rowsOf = async <Row>(db: Database, statement: ReturnType<typeof sql>): Promise<Row[]> =>
  ((await db.execute(statement)) as { rows: Row[] }).rows;

const settings = sql`select current_setting('statement_timeout') as most, current_setting('random_page_cost') as jump`;

describe.skipIf(!serverUrl || !hasPgbouncer)(
  'behind PgBouncer (skipped where it is not installed: apt-get install pgbouncer)',
  () => {
    let own: OwnDatabase;
    let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
    let client: DatabaseClient;

    beforeAll(async () => {
      own = await openOwnDatabase();
      await own.db.execute(sql`create table kept (id int primary key)`);
      const directUrl = own.url ?? '';
      // One connection of the server: usual and long calls have to share it.
      pooler = await startPgbouncer(directUrl, 1);
      client = openForCalls({ url: pooler.url, directUrl, connections: 8 });
    });
    afterAll(async () => {
      await client.close();
      await pooler.stop();
      await own.close();
    });

    it('each statement and each transaction has the bounds of its pool, however the connection was left', async () => {
      const seen = async () => [
        await rowsOf(client.db, settings),
        await rowsOf(client.longDb, settings),
        await client.db.transaction(db => rowsOf(db, settings)),
        await client.longDb.transaction(db => rowsOf(db, settings), { accessMode: 'read only' }),
      ];
      const usual = [{ most: '10s', jump: '1.1' }];
      const long = [{ most: '2min', jump: '1.1' }];
      expect(await seen()).toEqual([usual, long, usual, long]);
      const all = await Promise.all(Array.from({ length: 10 }, seen));
      expect(all.flat()).toEqual(all.flatMap(() => [usual, long, usual, long]));
    });

    it('what fails is taken back, and the connection serves the next', async () => {
      const twice = sql`insert into kept values (1), (1)`;
      await expect(client.db.execute(twice)).rejects.toThrow('Failed query');
      await expect(client.db.transaction(db => db.execute(twice))).rejects.toThrow('Failed query');
      await client.db.execute(sql`insert into kept values (2)`);
      expect(await rowsOf(client.db, sql`select id from kept`)).toEqual([{ id: 2 }]);
    });

    it('a call whose time is over gets no further statement, though it had read before', async () => {
      const call = beginCall(0);
      const late = duringCall(call, async () => client.db.execute(sql`select 1`)).catch(noTimeIn);
      expect(await late).toMatchObject({ name: 'NoTime' });
      const first = beginCall(60_000);
      await duringCall(first, async () => client.db.execute(sql`select 1`));
      expect(first.isSettled).toBe(false);
    });

    it('events are heard and clocks are led past it', async () => {
      const heard: string[] = [];
      let tell = (): void => undefined;
      const told = new Promise<void>(done => {
        tell = done;
      });
      const end = await client.listen('pooled', {
        hear: payload => {
          heard.push(payload);
          tell();
        },
        missed: () => undefined,
      });
      await client.db.execute(sql`select pg_notify('pooled', 'hello')`);
      await told;
      expect(heard).toEqual(['hello']);
      await end();
      let stop = (): Promise<void> => Promise.resolve();
      await new Promise<void>(done => {
        stop = client.lead(() => {
          done();
          return () => undefined;
        });
      });
      await stop();
    });
  },
);
