import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberCounts } from './rememberCounts.ts';

describe('counts of the embedded engine', () => {
  const engine = new PGlite();
  const db = rememberCounts(engine);
  const asked = vi.spyOn(engine, 'query');
  const counting = 'select count(*)::int as n from "rows" inner join "owners" on true';
  const countNow = async (params: unknown[] = []): Promise<number | undefined> =>
    (await db.query<{ n: number }>(counting, params)).rows[0]?.n;
  const timesAsked = () => asked.mock.calls.filter(([text]) => text === counting).length;

  beforeAll(async () => {
    await db.exec(`
      create table owners (id int primary key);
      create table rows (id int primary key, owner int references owners on delete cascade);
      create table strangers (id int);
      insert into owners values (1);`);
  });
  beforeEach(async () => {
    await db.query('delete from rows');
    await db.query('insert into rows values (1, 1), (2, 1)');
    asked.mockClear();
  });
  afterAll(() => engine.close());

  it('are asked once while nothing changes', async () => {
    expect(await countNow()).toBe(2);
    await db.query('insert into strangers values (1)');
    await db.query('select * from rows');
    expect(await countNow()).toBe(2);
    expect(timesAsked()).toBe(1);
  });

  it.each([
    ['an insert', 'insert into "rows" values (3, 1)', 3],
    ['an update', 'update "rows" set id = 9 where id = 1', 2],
    ['a removal', 'delete from rows where id = 1', 1],
    ['a removal that reaches it by a foreign key', 'delete from owners', 0],
    ['a statement within another', 'with w as (insert into rows values (3, 1)) select 1', 3],
  ])('are asked again after %s', async (_what, text, expected) => {
    await countNow();
    await db.query(text);
    expect(await countNow()).toBe(expected);
    expect(timesAsked()).toBe(2);
    await db.query('insert into owners values (1) on conflict do nothing');
  });

  it('are asked again after a transaction, and not remembered from within it', async () => {
    await countNow();
    await db.transaction(async inner => {
      await inner.query('insert into rows values (3, 1)');
      const { rows } = await inner.query<{ n: number }>(counting);
      expect(rows[0]?.n).toBe(3);
    });
    expect(await countNow()).toBe(3);
  });

  it('survive a transaction that is taken back', async () => {
    await countNow();
    const failed = db.transaction(async inner => {
      await inner.query('insert into rows values (3, 1)');
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await countNow()).toBe(2);
  });

  it('of other values are other counts', async () => {
    const of = async (id: number) =>
      (await db.query<{ n: number }>('select count(*)::int as n from rows where id = $1', [id]))
        .rows[0]?.n;
    expect([await of(1), await of(7)]).toEqual([1, 0]);
  });

  it('that fail are not remembered', async () => {
    const failing = 'select count(*) from "rows" where id / 0 = 1';
    await expect(db.query(failing)).rejects.toThrow('division');
    await expect(db.query(failing)).rejects.toThrow('division');
    expect(asked.mock.calls.filter(([text]) => text === failing)).toHaveLength(2);
  });
});
