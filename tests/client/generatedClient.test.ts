import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generateSource } from 'oazapfts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '#backend/database/schema/index.ts';
import { startPrograms } from '#tests/conformance/users/startPrograms.ts';

/*
 * A program by a client that others' generator makes of `/openapi.json`: the program of the how-to, to the letter. Nothing here
 * knows the contract but through the document.
 */

const folder = '.cache/client';

/** The program of the how-to: its block of TypeScript. */
const program = (): string => {
  const page = readFileSync('docs/how-to/use-the-api-from-a-program.md', 'utf8');
  const [, block = ''] = /```ts\n([^]*?)```/.exec(page) ?? [];
  return block;
};

const options = {
  compilerOptions: {
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom'],
    types: [],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    allowImportingTsExtensions: true,
  },
  files: ['program.ts'],
};

interface Refused {
  readonly status: number;
  readonly error: {
    readonly code: string;
    readonly errors?: readonly object[];
    readonly current?: object;
  };
}
type Done = Readonly<Record<string, unknown>> & {
  readonly stale: Refused;
  readonly wrong: Refused;
};

let test: Awaited<ReturnType<typeof startPrograms>>;
let baseUrl: string;
beforeAll(async () => {
  test = await startPrograms();
  baseUrl = await test.app.listen({ port: 0, host: '127.0.0.1' });
  mkdirSync(folder, { recursive: true });
  const document = (await test.anonymous.get('/openapi.json')).body;
  writeFileSync(join(folder, 'openapi.json'), document);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
  writeFileSync(join(folder, 'program.ts'), program());
  const source = await generateSource(resolve(folder, 'openapi.json'), { optimistic: true });
  writeFileSync(join(folder, 'client.ts'), source);
}, 400_000);
afterAll(() => test.close());

describe('a generated client', () => {
  it('compiles with a program that uses it', { timeout: 400_000 }, () => {
    const compile = () =>
      execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder], {
        encoding: 'utf8',
        stdio: 'pipe',
      });
    expect(compile()).toBe('');
  });

  it('does what the how-to says, by a token', { timeout: 400_000 }, async () => {
    // As many clients as a list of 10,000 leaves over, so that its end has a next page.
    const [first] = await test.client.db.select().from(accounts).limit(1);
    const { id: _id, uuid: _uuid, ...row } = first ?? ({} as typeof accounts.$inferSelect);
    for (let at = 0; at < 11; at += 1)
      await test.client.db
        .insert(accounts)
        .values(Array.from({ length: 1000 }, () => ({ ...row, uuid: crypto.randomUUID() })));
    const { made } = await test.program(['admin', 'sales-manager', 'head-of-management']);
    const path = resolve(folder, 'program.ts');
    const { run } = (await import(path)) as { run: (url: string, token: string) => Promise<Done> };
    const done = await run(baseUrl, made.token);
    expect(done).toMatchObject({
      products: { results: [{}, {}] },
      account: { id: 1 },
      made: { name: 'Independence Day', version: 1 },
      again: done['made'],
      changed: { name: 'Independence', version: 2 },
      stale: { status: 409, error: { code: 'STALE_VERSION', current: { name: 'Independence' } } },
      wrong: { status: 422, error: { code: 'VALIDATION_FAILED', errors: [{ field: '/name' }] } },
      document: { id: expect.any(Number) as unknown },
      far: { results: { length: 100 }, next: expect.any(String) as unknown },
      next: { results: { length: 100 } },
      choices: { paymentStatuses: { length: 22 } },
      job: { state: 'done' },
    });
    expect(String(done['report']).length).toBeGreaterThan(0);
  });
});
