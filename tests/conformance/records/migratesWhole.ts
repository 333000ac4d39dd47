import { and, asc, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { auditEntries, records } from '#backend/database/schema/index.ts';
import type { NamedMigration } from '#contract/model/grammar/stored/recordMigration.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { runMigrations } from '#backend/services/records/migrations/runMigrations.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { ways, type Way } from './migrations.fixture.ts';

export const path = '/console/v1/record-migrations';

export interface Told {
  readonly id: number;
  readonly version: number;
  readonly state: string;
  readonly seen: number;
  readonly changed: number;
  readonly kept: number;
  readonly keptIn?: string;
  readonly error?: string;
}

/** A console with the screens of all ways, and what its suites do with their stored records. */
export class Migrating {
  readonly test: TestApp;
  readonly admin: Caller;
  /** Those of the release, to which suites add their own. */
  readonly migrations: NamedMigration[];

  constructor(test: TestApp, admin: Caller, migrations: NamedMigration[]) {
    this.test = test;
    this.admin = admin;
    this.migrations = migrations;
  }

  static async start(screens: readonly RecordScreen[] = []): Promise<Migrating> {
    const migrations: NamedMigration[] = [];
    const test = await startTestApp({
      screens: [...ways.map(({ screen }) => screen), ...screens],
      migrations,
    });
    return new Migrating(test, await test.as('admin'), migrations);
  }

  /** Takes migrations into the release, in place of those of their name, and works off what is due. */
  readonly run = (...migrations: readonly NamedMigration[]) => {
    for (const one of migrations) {
      const at = this.migrations.findIndex(({ name }) => name === one.name);
      this.migrations.splice(at === -1 ? Infinity : at, 1, one);
    }
    return runMigrations(this.test.services, this.test.screens, this.migrations);
  };

  /** Stores so many records as a way has them before its migration. */
  async storeAll(resource: string, { before }: Way, count: number): Promise<void> {
    const rows = Array.from({ length: count }, (_, at) => before(at));
    await this.test.client.db.execute(sql`
      insert into ${records} (resource, data, version)
      select ${resource}, line.data, 1 from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as line (data, at)
      order by line.at`);
  }

  kept(resource: string) {
    return this.test.client.db
      .select({ id: records.id, data: records.data, version: records.version })
      .from(records)
      .where(eq(records.resource, resource))
      .orderBy(asc(records.id));
  }

  async told(name: string): Promise<Told> {
    const answer = await this.admin.get(path, { query: { filters: `name==${name}` } });
    const [row] = answer.json<{ results: Told[] }>().results;
    if (!row) throw new Error(`No migration is called ${name}`);
    return row;
  }

  async act(name: string, verb: 'apply' | 'take-back') {
    const { id, version } = await this.told(name);
    return this.admin.post(`${path}/${id}/${verb}`, { version });
  }
}

/** So many stored records go through a way, back, and through it again; each is whole each time. */
export const migratesWhole = async (on: Migrating, way: Way, count: number): Promise<void> => {
  const { screen, steps, after, from = screen.resource, keptIn = {} } = way;
  await on.storeAll(from, way, count);
  const was = await on.kept(from);
  const migration = { name: screen.resource, resource: screen.resource, steps };
  await on.run(migration);

  const is = await on.kept(screen.resource);
  expect(is.map(({ id }) => id)).toEqual(was.map(({ id }) => id));
  expect(is.map(({ data }) => data)).toEqual(was.map((_, at) => after(at)));
  const changed = is.filter(({ version }) => version === 2).length;
  const stayed = Object.values(keptIn).reduce((sum, each) => sum + (each * count) / 1000, 0);
  expect(await on.told(migration.name)).toMatchObject({
    state: 'done',
    seen: count,
    changed,
    kept: stayed,
  });
  const [{ entries } = { entries: 0 }] = await on.test.client.db
    .select({ entries: sql<number>`count(*)::int` })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.entity, screen.resource),
        eq(auditEntries.requestId, `record-migration-${migration.name}`),
      ),
    );
  expect(entries).toBe(changed);

  // What is done is not done again.
  await on.run(migration);
  expect(await on.kept(screen.resource)).toEqual(is);

  expect((await on.act(migration.name, 'take-back')).statusCode).toBe(200);
  await on.run(migration);
  const back = await on.kept(from);
  expect(back.map(({ data }) => data)).toEqual(was.map(({ data }) => data));
  expect(await on.told(migration.name)).toMatchObject({ state: 'taken-back', changed: 0 });

  expect((await on.act(migration.name, 'apply')).statusCode).toBe(200);
  await on.run(migration);
  expect((await on.kept(screen.resource)).map(({ data }) => data)).toEqual(
    was.map((_, at) => after(at)),
  );
};
