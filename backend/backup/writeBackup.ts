import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database, DatabaseClient } from '../database/client.ts';
import { migrationsIn, rowsOf, tablesOf, type StoredTable } from './catalogOf.ts';
import { backupFormat, type BackupHead, type EndLine, type TableLine } from './format.ts';

const rowsAtOnce = 1_000;

async function* rowsIn(
  db: Database,
  { name, columns }: StoredTable,
): AsyncGenerator<readonly string[]> {
  const list = sql.join(
    columns.map(column => sql.identifier(column)),
    sql`, `,
  );
  await db.execute(
    sql`declare backup_rows no scroll cursor for
      select row_to_json(r)::text as line from (select ${list} from ${sql.identifier(name)}) r`,
  );
  for (;;) {
    const rows = await rowsOf<{ line: string }>(
      db,
      sql`fetch forward ${sql.raw(String(rowsAtOnce))} from backup_rows`,
    );
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await db.execute(sql`close backup_rows`);
}

async function* linesOf(db: Database, head: BackupHead): AsyncGenerator<string> {
  const digest = createHash('sha256');
  let rows = 0;
  const tell = (lines: readonly string[]): string => {
    const text = `${lines.join('\n')}\n`;
    digest.update(text);
    return text;
  };
  yield tell([JSON.stringify(head)]);
  for (const table of await tablesOf(db)) {
    const line: TableLine = ['table', table.name, table.columns];
    yield tell([JSON.stringify(line)]);
    for await (const lines of rowsIn(db, table)) {
      rows += lines.length;
      yield tell(lines);
    }
  }
  const end: EndLine = ['end', rows, digest.digest('hex')];
  yield `${JSON.stringify(end)}\n`;
}

/**
 * Writes everything that is stored at one moment: one read-only transaction sees one state of all tables. The embedded
 * engine answers nobody else meanwhile; PostgreSQL does.
 */
export const writeBackup = (
  { db, engine }: Pick<DatabaseClient, 'db' | 'engine'>,
  product: string,
  out: Writable,
  now = new Date(),
): Promise<void> =>
  db.transaction(
    async transaction => {
      const head: BackupHead = {
        format: backupFormat,
        product,
        engine,
        madeAt: now.toISOString(),
        migrations: await migrationsIn(transaction),
      };
      await pipeline(Readable.from(linesOf(transaction, head)), createGzip(), out);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
