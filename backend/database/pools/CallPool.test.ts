import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOwnDatabase, type OwnDatabase } from '#tests/support/server/openOwnDatabase.ts';
import { serverUrl } from '#tests/support/server/testServer.ts';
import { openForCalls, type Database, type DatabaseClient } from '../client.ts';
import { duringCall, type CallTime } from './CallTime.ts';
import { noTimeIn } from './NoTime.ts';

describe.skipIf(!serverUrl)('a transaction of a call', () => {
  let own: OwnDatabase;
  let served: DatabaseClient;
  beforeAll(async () => {
    own = await openOwnDatabase();
    await own.db.execute(sql`create table notes (words text)`);
    served = openForCalls({ url: own.url ?? '', connections: 4 });
  });
  afterAll(async () => {
    await served.close();
    await own.close();
  });

  /** A call whose time is over when it is said. */
  const callUntil = () => {
    let endsAt = performance.now() + 60_000;
    const call: CallTime = {
      beganAt: performance.now(),
      get endsAt() {
        return endsAt;
      },
      begunIn: new WeakSet(),
      isSettled: false,
    };
    return { call, end: () => void (endsAt = 0) };
  };
  const note = (db: Database, words: string) =>
    db.execute(sql`insert into notes values (${words})`);
  const stored = async (words: string): Promise<number> =>
    ((await own.db.execute(sql`select 1 from notes where words = ${words}`)) as { rows: unknown[] })
      .rows.length;
  const failing = (promise: Promise<unknown>) =>
    promise.then(
      () => undefined,
      (error: unknown) => noTimeIn(error),
    );

  it('is taken back whole at the first statement after its time', async () => {
    const { call, end } = callUntil();
    const work = duringCall(call, () =>
      served.db.transaction(async db => {
        await note(db, 'first');
        end();
        await note(db, 'second');
      }),
    );
    expect(await failing(work)).toBeDefined();
    expect([await stored('first'), await stored('second')]).toEqual([0, 0]);
  });

  it('is not committed after its time', async () => {
    const { call, end } = callUntil();
    const work = duringCall(call, () =>
      served.db.transaction(async db => {
        await note(db, 'late');
        end();
      }),
    );
    expect(await failing(work)).toBeDefined();
    expect(await stored('late')).toBe(0);
  });

  it('that is stored is followed by what belongs to it, whatever the time', async () => {
    const { call, end } = callUntil();
    await duringCall(call, async () => {
      await served.db.transaction(db => note(db, 'stored'));
      end();
      await note(served.db, 'told');
    });
    expect([await stored('stored'), await stored('told')]).toEqual([1, 1]);
  });

  it('leaves its connection fit for the next', async () => {
    await served.db.transaction(db => note(db, 'next'));
    expect(await stored('next')).toBe(1);
  });
});
