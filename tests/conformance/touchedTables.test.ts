import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  noteTables,
  writtenByTriggers,
  type TouchedTables,
} from '#backend/database/touchedTables.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as('admin');
});
afterAll(() => test.close());

const rowsOf = async <Row>(query: ReturnType<typeof sql>): Promise<readonly Row[]> =>
  ((await test.client.db.execute(query)) as { rows: Row[] }).rows;

const touchedBy = async (statement: string): Promise<TouchedTables> => {
  const touched: TouchedTables = { read: new Set(), written: new Set(), isUntold: false };
  await noteTables(touched, async () => {
    await test.client.db.execute(sql.raw(statement));
  });
  return touched;
};

const writing = /\b(?:insert into|update|delete from)\s+"?(\w+)"?/gi;

describe('the tables that an answer names', () => {
  it('are those that triggers write besides, and no others', async () => {
    const triggers = await rowsOf<{ name: string; body: string }>(sql`
      select tgrelid::regclass::text as name, prosrc as body from pg_trigger
      join pg_proc on pg_proc.oid = tgfoid where not tgisinternal`);
    const found: Record<string, readonly string[]> = {};
    for (const { name, body } of triggers) {
      const written = [...body.matchAll(writing)].flatMap(([, table = '']) => table.toLowerCase());
      if (written.length > 0)
        found[name] = [...new Set([...(found[name] ?? []), ...written])].toSorted();
    }
    expect(found).toEqual(writtenByTriggers);
  });

  it('are those whose rows go with deleted ones', async () => {
    const keys = await rowsOf<{ above: string; below: string }>(sql`
      select confrelid::regclass::text as above, conrelid::regclass::text as below from pg_constraint
      where contype = 'f' and confdeltype in ('c', 'n')`);
    expect(keys.length).toBeGreaterThan(20);
    for (const { above, below } of keys)
      expect((await touchedBy(`delete from "${above}" where false`)).written).toContain(below);
  });

  it('are not hidden in views or in functions that statements call', async () => {
    const views = await rowsOf(sql`
      select relname from pg_class where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace`);
    expect(views).toEqual([]);
    const functions = await rowsOf<{ name: string }>(sql`
      select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
        and prolang in (select oid from pg_language where lanname in ('sql', 'plpgsql'))
        and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')
      order by 1`);
    // The first reads no table; the others make triggers when a migration runs, and no statement calls them.
    expect(functions.map(({ name }) => name)).toEqual([
      'folded_text',
      'tell_writes_of',
      'written_owners',
    ]);
  });

  it('are told of a statement wherever it stands in another', async () => {
    const touched = await touchedBy(`
      with moved as (update "products" set name = name where false returning id)
      select * from moved join "packages" on packages.id = moved.id where false`);
    expect([...touched.written]).toEqual(['products']);
    expect([...touched.read].toSorted()).toEqual(['packages', 'products']);
  });

  it('of a read are those that it read, of a write those that it wrote', async () => {
    const read = await admin.get('/sapna/v1/products?page=0&pageSize=10');
    expect(String(read.headers['x-tables']).split(' ')).toContain('products');
    const key = { headers: { 'idempotency-key': 'told-once' } };
    const body = { name: 'Told', productTypeId: 3, hsnCode: '998365' };
    const made = await admin.post('/sapna/v1/products/create', body, key);
    const written = String(made.headers['x-tables']).split(' ');
    expect(written).toEqual(expect.arrayContaining(['products', 'audit_entries']));
    expect(written).not.toContain('users');
    // What is answered again was written before: it is not known any more what that was.
    const again = await admin.post('/sapna/v1/products/create', body, key);
    expect(again.body).toBe(made.body);
    expect(again.headers).not.toHaveProperty('x-tables');
  });
});
