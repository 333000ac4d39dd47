import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import pg from 'pg';
import type { BulkEdit } from '#contract/calls/records/bulk.ts';
import { freePort } from '#tests/support/server/freePort.ts';
import {
  startServerProcess,
  type ServerProcess,
  type Session,
} from '#tests/support/server/serverProcess.ts';
import { addressOf, serverUrl, withServer } from '#tests/support/server/testServer.ts';

/*
 * Two processes of the built server side by side on one PostgreSQL, as behind a load balancer that sends each request
 * wherever it likes. Run by `npm run test:long`, which starts the PostgreSQL.
 */

const database = `beside_${process.pid}`;
const address = serverUrl ? addressOf(database) : '';
let one: ServerProcess;
let other: ServerProcess;
let stored: pg.Client;
let admin: Session;

const start = async (): Promise<ServerProcess> =>
  startServerProcess(await freePort(), { DATABASE_URL: address });

const json = async <Answer>(answer: Promise<Response> | Response): Promise<Answer> => {
  const got = await answer;
  if (!got.ok) throw new Error(`${got.status} ${await got.text()}`);
  return (await got.json()) as Answer;
};

const statusOf = async (server: ServerProcess, session: Session): Promise<number> =>
  (await server.call(session, 'GET', '/sapna/v1/products')).status;

const product = (name: string) => ({ name, productTypeId: 4, hsnCode: '998365' });
const create = '/sapna/v1/products/create';

interface Product {
  id: number;
  version: number;
}

beforeAll(async () => {
  if (!serverUrl) throw new Error('Two processes need a PostgreSQL: set TEST_DATABASE_URL');
  await withServer(server => server.query(`create database ${database}`));
  // Side by side from the first moment: one of them migrates and fills, the other waits.
  [one, other] = await Promise.all([start(), start()]);
  stored = new pg.Client({ connectionString: address });
  await stored.connect();
  admin = await one.signIn('admin');
});
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await stored.end();
  await withServer(server => server.query(`drop database ${database} with (force)`));
});

describe('sessions', () => {
  it('begun at one hold at the other, and end at both', async () => {
    const session = await one.signIn('lookup-admin');
    expect(await statusOf(other, session)).toBe(200);
    expect((await other.call(session, 'POST', '/madrox/app/v1/logout')).status).toBe(200);
    expect(await statusOf(one, session)).toBe(401);
  });

  // The database ends the session of someone whose roles or status change (decision 0236).
  it('end at both with the next request when a right is withdrawn, and when a user is disabled', async () => {
    const user = `(select id from users where email = 'lookup-admin@example.com')`;
    const atBoth = async (session: Session) => [
      await statusOf(one, session),
      await statusOf(other, session),
    ];
    const first = await one.signIn('lookup-admin');
    const { rows } = await stored.query<{ role_code: string }>(
      `delete from role_grants where user_id = ${user} returning role_code`,
    );
    expect(await atBoth(first)).toEqual([401, 401]);
    for (const { role_code } of rows)
      await stored.query(
        `insert into role_grants (user_id, role_code) values (${user}, '${role_code}')`,
      );
    const second = await other.signIn('lookup-admin');
    expect(await atBoth(second)).toEqual([200, 200]);
    await stored.query(`update users set status = 0 where id = ${user}`);
    expect(await atBoth(second)).toEqual([401, 401]);
    await stored.query(`update users set status = 1 where id = ${user}`);
  });

  it('count wrong passwords together', async () => {
    const enter = (server: ServerProcess, password: string) =>
      fetch(`${server.url}/madrox/app/v1/login`, {
        method: 'POST',
        body: new URLSearchParams({ username: 'finance@example.com', password }),
      });
    await Promise.all(Array.from({ length: 5 }, () => enter(one, 'wrong')));
    await Promise.all(Array.from({ length: 5 }, () => enter(other, 'wrong')));
    expect((await enter(one, 'demo-password')).status).toBe(401);
    await stored.query('delete from login_attempts');
    expect((await enter(one, 'demo-password')).status).toBe(200);
  });
});

describe('changes', () => {
  it('with one key have one effect, wherever they arrive', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        (at % 2 ? one : other).call(admin, 'POST', create, product('Made once'), {
          'idempotency-key': 'both',
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { rowCount } = await stored.query(`select 1 from products where name = 'Made once'`);
    expect(rowCount).toBe(1);
  });

  it('from an old version are refused at the other, which shows the new one', async () => {
    const { id, version } = await json<Product>(
      one.call(admin, 'POST', create, product('Changed twice')),
    );
    const change = (server: ServerProcess, description: string) =>
      server.call(admin, 'PUT', `/sapna/v1/products/update/${id}`, { description, version });
    await json(change(one, 'first'));
    const refused = await change(other, 'second');
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ current: { description: 'first' } });
  });

  it('show at once in the other’s list and count', async () => {
    const count = async (server: ServerProcess) =>
      (await json<{ totalCount: number }>(server.call(admin, 'GET', '/sapna/v1/products')))
        .totalCount;
    const before = [await count(one), await count(other)];
    await json(one.call(admin, 'POST', create, product('Counted')));
    const after = [await count(one), await count(other)];
    expect(after).toEqual(before.map(total => total + 1));
  });
});

describe('a change of many records', () => {
  const base = '/console/v1/bulk-edits';
  const begin = async (
    at: ServerProcess,
    pricePaise: number,
    records: number,
  ): Promise<BulkEdit> => {
    const { rows } = await stored.query<{ id: string }>(
      `select p.id from package_prices p join packages k on k.id = p.package_id
         where not k.is_netsuite_enabled and p.deleted_at is null order by p.id limit ${records}`,
    );
    const edit = await json<BulkEdit>(
      at.call(admin, 'POST', base, {
        resource: 'package-prices',
        changes: { pricePaise },
        ids: rows.map(({ id }) => Number(id)),
      }),
    );
    expect(edit.counts.change).toBeGreaterThan(100);
    const { id, fingerprint } = edit;
    return json(at.call(admin, 'POST', `${base}/${id}/apply`, { fingerprint }));
  };
  const look = (at: ServerProcess, { id }: { id: number }): Promise<BulkEdit> =>
    json(at.call(admin, 'GET', `${base}/${id}`));
  const until = (at: ServerProcess, edit: { id: number }, holds: (now: BulkEdit) => boolean) =>
    vi.waitFor(
      async () => {
        const now = await look(at, edit);
        if (!holds(now)) throw new Error(`It is ${now.state} at ${now.progress}`);
        return now;
      },
      { timeout: 60_000, interval: 20 },
    );

  it('is seen, cancelled and taken back at the other', async () => {
    const edit = await begin(one, 1_234_500, 500);
    await until(other, edit, ({ progress }) => progress > 0);
    const stopped = await json<BulkEdit>(other.call(admin, 'POST', `${base}/${edit.id}/cancel`));
    expect(stopped).toMatchObject({ state: 'cancelled' });
    expect(stopped.progress).toBeLessThan(stopped.counts.change);
    const back = await json<BulkEdit>(other.call(admin, 'POST', `${base}/${edit.id}/undo`));
    const ended = await until(one, back, ({ state }) => state === 'done');
    expect(ended.outcomes.changed).toBe(stopped.outcomes.changed);
    expect((await look(one, edit)).progress).toBe(stopped.progress);
  });

  it('is finished by the other when its process dies, each record once', async () => {
    const edit = await begin(one, 2_345_600, 200);
    await vi.waitFor(
      async () => {
        const { rows } = await stored.query<{ progress: number }>(
          `select progress from jobs where state = 'running'`,
        );
        expect(rows[0]?.progress).toBeGreaterThan(0);
      },
      { timeout: 30_000, interval: 20 },
    );
    await one.kill();
    // Nobody asks for it: the other process looks around by itself.
    await vi.waitFor(
      async () => {
        const { rows } = await stored.query(
          `select progress, state, locked_until, attempts from jobs where state in ('queued', 'running')`,
        );
        expect(rows).toEqual([]);
      },
      { timeout: 120_000, interval: 200 },
    );
    const ended = await look(other, edit);
    expect(ended).toMatchObject({ state: 'done', progress: edit.counts.change });
    expect(ended.outcomes.changed).toBe(edit.counts.change);
    const { rows } = await stored.query<{ most: number; all: number }>(
      `select max(n)::int as most, sum(n)::int as all from (select count(*) as n from audit_entries
         where request_id = $1 group by entity, entity_id) as each`,
      [`bulk-edit-${edit.id}`],
    );
    expect(rows[0]).toEqual({ most: 1, all: edit.counts.change });
    one = await start();
  });
});

describe('an import', () => {
  it('is told at the other while it runs', async () => {
    const lines = Array.from({ length: 1_500 }, (_, at) => `Beside ${at},Yes,console`);
    const csv = ['Question,Answer,Category', ...lines].join('\n');
    let ended = false;
    const isOver = (): boolean => ended;
    const importing = json(
      one.call(admin, 'POST', '/console/v1/imports/faqs?run=beside-run', { csv }),
    ).finally(() => {
      ended = true;
    });
    const progress = (server: ServerProcess) =>
      json<{ done?: number; total?: number }>(
        server.call(admin, 'GET', '/console/v1/imports/faqs/progress/beside-run'),
      );
    const seen = new Set<number>();
    for (;;) {
      const { done } = await progress(other);
      if (done !== undefined) seen.add(done);
      if (isOver()) break;
    }
    expect(await importing).toMatchObject({ counts: { created: 1_500 } });
    expect(seen.size).toBeGreaterThan(0);
    await vi.waitFor(async () => expect(await progress(other)).toEqual({}));
  });

  // Which of the two is first is a matter of luck: once would tell little.
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'of a file that is at both at once happens once, time %i',
    async time => {
      const question = `Sent to both ${time}`;
      const csv = `Question,Answer,Category\n${question},Yes,console\n`;
      await Promise.all(
        [one, other].map(server => server.call(admin, 'POST', '/console/v1/imports/faqs', { csv })),
      );
      const { rowCount } = await stored.query(
        `select 1 from records where resource = 'faqs' and data ->> 'question' = $1`,
        [question],
      );
      expect(rowCount).toBe(1);
    },
  );
});
