import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, createServerModuleRunner } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeError } from './placeError.ts';

/** Nowhere near the folder that the tests run in, and with spaces in its name. */
const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'placed-')));
const root = join(temporary, 'a b', 'c', 'console d');

const files: Readonly<Record<string, string>> = {
  'syntax.ts': 'export const a = 1;\nexport const = 1;\n',
  'gone.ts': `export const a = 1;\nimport './nowhere.ts';\n`,
  'package.ts': `import 'no-such-package';\n`,
  'throws.ts': `export const b: number = 2;\n\nthrow new Error('Not today');\n`,
  'data.json': '{\n  "a": 1,,\n}\n',
  'json.ts': `import data from './data.json';\nexport default data;\n`,
};

let vite: Awaited<ReturnType<typeof createServer>>;

beforeAll(async () => {
  mkdirSync(join(root, 'backend'), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(root, 'backend', name), text);
    writeFileSync(join(root, 'backend', `by-${name}`), `import './${name}';\n`);
  }
  const server = { middlewareMode: true, watch: null, ws: false } as const;
  vite = await createServer({ configFile: false, root, server, logLevel: 'silent' });
});

afterAll(async () => {
  await vite.close();
  rmSync(temporary, { recursive: true });
});

describe('why a source could not be loaded', () => {
  it.each([
    ['syntax.ts', 'backend/syntax.ts', 2, 'Unexpected token'],
    ['gone.ts', 'backend/gone.ts', 2, 'Failed to load url ./nowhere.ts in backend/gone.ts'],
    ['package.ts', 'backend/package.ts', 1, `Cannot find module 'no-such-package'`],
    ['throws.ts', 'backend/throws.ts', 3, 'Not today'],
    ['json.ts', 'backend/data.json', 2, 'key must be a string'],
  ])('%s is told in its place', async (name, file, line, words) => {
    const runner = createServerModuleRunner(vite.environments.ssr, {
      hmr: false,
      sourcemapInterceptor: 'prepareStackTrace',
    });
    const error: unknown = await runner.import(`/backend/by-${name}`).catch((e: unknown) => e);
    const fault = placeError(error, root, join(root, 'backend/data.json'));
    expect(fault).toMatchObject({ file, line, message: expect.stringContaining(words) as string });
    expect(fault.message).not.toContain(root);
  });
});
