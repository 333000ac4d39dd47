import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../backup/catalogOf.ts';
import { openEmbedded, type Database, type DatabaseClient } from './client.ts';
import { afterCommit, transactionWithEffects } from './transactionWithEffects.ts';

let client: DatabaseClient;
let db: Database;
const done: string[] = [];
beforeAll(async () => {
  client = await openEmbedded({});
  ({ db } = client);
  await db.execute('create table changes (name text)');
});
beforeEach(async () => {
  done.splice(0);
  await db.execute('truncate changes');
});
afterAll(() => client.close());

/** A change in the transaction and, as an adapter does, an effect; it notes what is committed when it happens. */
const change = async (inner: Database, name: string): Promise<void> => {
  await inner.execute(sql`insert into changes values (${name})`);
  await afterCommit(async () => {
    const rows = await rowsOf<{ name: string }>(db, sql`select name from changes order by name`);
    done.push(`${name} of ${rows.map(row => row.name).join()}`);
  });
};
const refuse = (): never => {
  throw new Error('refused');
};

describe('an effect beside the database', () => {
  it('happens when everything is committed, and not before', async () => {
    await transactionWithEffects(db, async inner => {
      await change(inner, 'a');
      await change(inner, 'b');
      expect(done).toEqual([]);
    });
    expect(done).toEqual(['a of a,b', 'b of a,b']);
  });

  it('never happens when a check refuses afterwards', async () => {
    const refused = transactionWithEffects(db, inner => change(inner, 'a').then(refuse));
    await expect(refused).rejects.toThrow('refused');
    expect(done).toEqual([]);
  });

  it('of a savepoint waits for the transaction around it, and goes when the savepoint does', async () => {
    await transactionWithEffects(db, async outer => {
      await transactionWithEffects(outer, inner => change(inner, 'kept'));
      const refused = transactionWithEffects(outer, inner => change(inner, 'gone').then(refuse));
      await expect(refused).rejects.toThrow('refused');
      expect(done).toEqual([]);
    });
    expect(done).toEqual(['kept of kept']);
  });

  it('happens at once where no transaction is open', async () => {
    await change(db, 'a');
    expect(done).toEqual(['a of a']);
  });

  it('that fails leaves what was committed', async () => {
    const failed = transactionWithEffects(db, async inner => {
      await change(inner, 'a');
      await afterCommit(() => Promise.reject(new Error('no mail')));
    });
    await expect(failed).rejects.toThrow('no mail');
    expect(done).toEqual(['a of a']);
  });
});
