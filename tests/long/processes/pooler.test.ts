import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventStream } from '#tests/support/server/eventStream.ts';
import { freePort } from '#tests/support/server/freePort.ts';
import { hasPgbouncer, startPgbouncer } from '#tests/support/server/pgbouncer.ts';
import {
  startServerProcess,
  type ServerProcess,
  type Session,
} from '#tests/support/server/serverProcess.ts';
import { openTestDatabase } from '#tests/support/server/openTestDatabase.ts';
import type { OwnDatabase } from '#tests/support/server/openOwnDatabase.ts';
import { serverUrl } from '#tests/support/server/testServer.ts';

/* Two processes of the built server with all their calls through PgBouncer in transaction mode (record 0258). */

describe.skipIf(!hasPgbouncer)(
  'the server behind PgBouncer (skipped where it is not installed: apt-get install pgbouncer)',
  () => {
    let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
    let own: OwnDatabase;
    let one: ServerProcess;
    let other: ServerProcess;
    let admin: Session;

    beforeAll(async () => {
      if (!serverUrl) throw new Error('A pooler needs a PostgreSQL: set TEST_DATABASE_URL');
      own = await openTestDatabase();
      const direct = own.url ?? '';
      pooler = await startPgbouncer(direct, 4);
      const env = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct };
      [one, other] = await Promise.all([
        startServerProcess(await freePort(), env),
        startServerProcess(await freePort(), env),
      ]);
      admin = await one.signIn('admin');
    });
    afterAll(async () => {
      await Promise.all([one.stop(), other.stop()]);
      await pooler.stop();
      await own.close();
    });

    const create = (at: ServerProcess, name: string) =>
      at.call(admin, 'POST', '/sapna/v1/products/create', {
        name,
        productTypeId: 4,
        hsnCode: '998365',
      });

    it('lists, changes and refusals of many at once, on few connections of the server', async () => {
      const made = await Promise.all(
        Array.from({ length: 60 }, (_, at) => create(at % 2 ? one : other, `Pooled ${at % 50}`)),
      );
      // Of fifty names ten come twice; each is made once, and the other is told that there is one.
      const refused = made.filter(({ status }) => status !== 200);
      expect(refused).toHaveLength(10);
      for (const answer of refused) {
        expect([409, 422]).toContain(answer.status);
        expect(await answer.text()).toContain('already exists');
      }
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, at) =>
          (at % 2 ? one : other).call(admin, 'GET', '/sapna/v1/products?search=Pooled'),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const totals = await Promise.all(
        answers.map(async answer => ((await answer.json()) as { totalCount: number }).totalCount),
      );
      expect(new Set(totals)).toEqual(new Set([50]));
    });

    it('what is written at one is told to a browser at the other', async () => {
      const made = (await (await create(one, 'Told')).json()) as { id: number; version: number };
      const stream = await eventStream(other.url, `record/products/${made.id}`, { ...admin });
      await one.call(admin, 'PUT', `/sapna/v1/products/update/${made.id}`, {
        description: 'told',
        version: made.version,
      });
      let heard = '';
      while (!heard.includes('"changed"')) heard = JSON.stringify(await stream.next());
      expect(heard).toContain(`record/products/${made.id}`);
      stream.end();
    });

    it('work that takes long is done, by the clocks of one of them', async () => {
      const started = await other.call(admin, 'POST', '/console/v1/exports/products', {});
      const { id } = (await started.json()) as { id: number };
      await vi.waitFor(
        async () => {
          const job = await one.call(admin, 'GET', `/console/v1/jobs/${id}`);
          expect(await job.json()).toMatchObject({ state: 'done' });
        },
        { timeout: 60_000, interval: 200 },
      );
    });
  },
);
