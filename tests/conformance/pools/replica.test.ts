import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { isOverview } from '#backend/calls/deadlines/readOverview.ts';
import type { Replica } from '#backend/database/replica/fromReplica.ts';
import { callList } from '#contract/calls/index.ts';
import { endedJob, linesOf, type RunJob } from '#tests/support/server/jobs.ts';
import { ok } from '#tests/support/server/ok.ts';
import { openTestDatabase } from '#tests/support/server/openTestDatabase.ts';
import type { OwnDatabase } from '#tests/support/server/openOwnDatabase.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

/*
 * What reads from a replica, and when (record 0258). Another database stands for it, in which every product has another name, so that
 * an answer tells where it was read. Two servers of which one streams: tests/long/processes/replica.test.ts.
 */

let test: TestApp;
let other: OwnDatabase;
let admin: Caller;
const replica = {
  isCurrent: vi.fn<Replica['isCurrent']>(),
  leave: vi.fn<Replica['leave']>(),
};
/** What the next statement to the replica fails with. */
let fault: Error | undefined;

const failing = (db: Replica['db']): Replica['db'] =>
  new Proxy(db, {
    get: (target, name) => {
      if (fault && ['select', 'execute', '$count', 'query', 'with'].includes(String(name)))
        throw fault;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' && name !== 'constructor'
        ? (value as () => unknown).bind(target)
        : value;
    },
  });

const rename = (name: string) => sql`update products set description = ${name}`;

beforeAll(async () => {
  other = await openTestDatabase();
  await other.db.execute(rename('replica'));
  const db = failing(other.db);
  test = await startTestApp({ services: { replica: { db, longDb: db, ...replica } } });
  await test.client.db.execute(rename('primary'));
  admin = await test.as('admin');
});
afterAll(async () => {
  await test.close();
  await other.close();
});
beforeEach(() => {
  fault = undefined;
  replica.isCurrent.mockReset().mockResolvedValue(true);
  replica.leave.mockReset();
});

interface Row {
  id: number;
  version: number;
  description: string;
}
const listed = async (): Promise<Row> => {
  const [row] = ok<{ results: Row[] }>(await admin.get('/sapna/v1/products?pageSize=1')).results;
  return row!;
};

it.each([
  ['shows what was committed', true, 'replica'],
  ['is behind', false, 'primary'],
])('a list comes from a replica that %s: %s', async (_what, isCurrent, place) => {
  replica.isCurrent.mockResolvedValue(isCurrent);
  expect((await listed()).description).toBe(place);
});

const coded = (code: string) => Object.assign(new Error('failed'), { code });

it.each([
  ['has gone away', coded('ECONNREFUSED'), true],
  ['wanted to write', coded('25006'), false],
  ['was overtaken by the log', coded('40001'), false],
])('a list whose reading %s comes from the database itself', async (_what, error, isLeft) => {
  fault = error;
  expect((await listed()).description).toBe('primary');
  expect(replica.leave.mock.calls.length > 0).toBe(isLeft);
});

it('what a change reads and answers comes from the database itself', async () => {
  const { id, version } = await listed();
  const changed = ok<Row>(
    await admin.put(`/sapna/v1/products/update/${id}`, { description: 'changed', version }),
  );
  expect(changed.description).toBe('changed');
  expect((await listed()).description).toBe('replica');
  await test.client.db.execute(rename('primary'));
});

it('lists, reports and files may be read there, nothing else', () => {
  const all = callList.filter(isOverview);
  expect(all.filter(({ kind }) => kind !== 'read')).toEqual([]);
  const ids = all.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['products.list', 'reports.sales', 'exports.get']));
  expect(ids).not.toContain('records.get');
});

it.each([
  ['the replica', undefined, 'replica'],
  ['the database itself, where the replica goes away meanwhile', coded('ECONNRESET'), 'primary'],
])('a file of a list is read from %s', async (_what, error, place) => {
  fault = error;
  if (error) replica.leave.mockImplementation(() => replica.isCurrent.mockResolvedValue(false));
  const { id } = ok<RunJob>(await admin.post('/console/v1/exports/products', { use: 'change' }));
  expect((await endedJob(admin, id)).state).toBe('done');
  // The job is written in the database, which a server that follows would show.
  replica.isCurrent.mockResolvedValue(false);
  const file = await admin.get(`/console/v1/jobs/${id}/file?format=csv`);
  const lines = linesOf(file.body);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.slice(1).filter(line => !line.includes(place))).toEqual([]);
});
