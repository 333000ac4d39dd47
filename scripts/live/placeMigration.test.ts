import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '#backend/database/client.ts';
import { migrate } from '#backend/database/migrate.ts';
import { placeMigration } from './placeMigration.ts';

const root = mkdtempSync(join(tmpdir(), 'migrations-'));
const folder = join(root, 'backend/database/migrations');

const write = (...migrations: readonly string[]): void => {
  mkdirSync(join(folder, 'meta'), { recursive: true });
  const entries = migrations.map((text, idx) => {
    const tag = `000${idx}_step`;
    writeFileSync(join(folder, `${tag}.sql`), text);
    return { idx, version: '7', when: 1_000 + idx, tag, breakpoints: true };
  });
  writeFileSync(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
};

afterAll(() => rmSync(root, { recursive: true }));

describe('a migration that cannot be applied', () => {
  it('is told with its file and line, and the database stays as it was', async () => {
    const client = await openEmbedded({});
    const first = 'create table doors (id int);';
    write(first);
    await migrate(client.db, undefined, folder);
    write(
      first,
      'create table locks (id int);\n--> statement-breakpoint\nalter table doors\n  add column width integr;\n',
    );
    const error: unknown = await migrate(client.db, undefined, folder).catch(
      (failed: unknown) => failed,
    );
    expect(placeMigration(error, root)).toEqual({
      file: 'backend/database/migrations/0001_step.sql',
      line: 4,
      column: 20,
      pointer: '',
      message: 'type "integr" does not exist',
      suggestion: null,
    });
    write(first, 'create table locks (id int);');
    await migrate(client.db, undefined, folder);
    await client.close();
  });

  it('is none where no statement failed', () => {
    expect(placeMigration(new Error('Not today'), root)).toBeUndefined();
  });
});
