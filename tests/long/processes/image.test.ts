import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { freePort } from '#tests/support/server/freePort.ts';
import { copied, readDockerfile, variables } from '#tests/support/readDockerfile.ts';

/*
 * The steps of deploy/Dockerfile as they stand, each stage in a folder that stands for its root, as a user who is not root and with
 * nothing of this working copy but what is copied. No container engine is needed; packages are fetched.
 */

const home = mkdtempSync(join(tmpdir(), 'image-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const as: SpawnOptions = isRoot ? { uid: nobody, gid: nobody } : {};
const stages = readDockerfile('deploy/Dockerfile');

const ownAll = (folder: string): void => {
  if (!isRoot) return;
  for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    if (existsSync(join(folder, name))) chownSync(join(folder, name), nobody, nobody);
};

/** Absolute paths of a stage, in the folder that stands for its root. */
const inRoot = (root: string, path: string, workdir: string): string =>
  path.startsWith('/') ? join(root, path) : join(root, workdir, path);
const withRoots = (root: string, command: string): string =>
  command.replaceAll(/(?<=\s)\/(?=\w)/g, `${root}/`);

const environment = (
  root: string,
  more: Readonly<Record<string, string>>,
): Readonly<Record<string, string | undefined>> => ({
  PATH: process.env['PATH'] ?? '',
  HOME: join(root, 'home'),
  npm_config_cache: join(home, 'npm-cache'),
  ...(process.env['npm_config_registry'] && {
    npm_config_registry: process.env['npm_config_registry'],
  }),
  ...more,
});

const copy = (root: string, workdir: string, text: string): void => {
  const { from, sources, target } = copied(text);
  for (const source of sources) {
    const origin = from ? join(home, from, source) : resolve(source);
    const isInto = sources.length > 1 || (target.endsWith('/') && !from);
    const place = inRoot(root, target, workdir);
    cpSync(origin, isInto ? join(place, basename(source)) : place, {
      recursive: true,
      filter: name => !/\.test\.tsx?$/.test(name),
    });
  }
};

it('is built by its steps, and what it holds migrates, serves, says that it is ready, and ends', async () => {
  chmodSync(home, 0o755);
  mkdirSync(join(home, 'npm-cache'));
  ownAll(join(home, 'npm-cache'));
  for (const { name, steps } of stages) {
    const root = join(home, name);
    mkdirSync(join(root, 'home'), { recursive: true });
    const [workdir = '/'] = steps.filter(({ word }) => word === 'WORKDIR').map(({ text }) => text);
    mkdirSync(join(root, workdir), { recursive: true });
    for (const { word, text } of steps) {
      if (word === 'COPY') copy(root, workdir, text);
      if (word !== 'RUN') continue;
      ownAll(root);
      const ran = spawnSync('sh', ['-c', withRoots(root, text)], {
        ...as,
        cwd: join(root, workdir),
        env: environment(root, variables(steps)),
        encoding: 'utf8',
      });
      expect([text, ran.status, ran.status === 0 ? '' : ran.stderr]).toEqual([text, 0, '']);
    }
    ownAll(root);
  }

  const { name = '', steps = [] } = stages.at(-1) ?? {};
  const root = join(home, name);
  const app = join(root, 'app');
  const packages = readdirSync(join(app, 'node_modules'));
  expect(packages).toContain('fastify');
  expect(packages.filter(one => ['vite', 'react', 'vitest', 'typescript'].includes(one))).toEqual(
    [],
  );

  const listOf = (text = ''): string[] => JSON.parse(text) as string[];
  const entry = listOf(steps.find(({ word }) => word === 'ENTRYPOINT')?.text);
  const ready = listOf(
    /CMD (\[.*)$/.exec(steps.find(({ word }) => word === 'HEALTHCHECK')?.text ?? '')?.[1],
  );
  const env = environment(root, {
    ...variables(steps),
    DATA_DIR: join(root, 'data'),
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    SEED: 'none',
  });
  const options: SpawnOptions = { ...as, cwd: app, env };
  // Nothing is written but data: as where the root is read-only.
  const before = readdirSync(app, { recursive: true }).length;
  const [program = '', ...args] = entry;
  const migrated = spawnSync(program, [...args, 'migrate'], { ...options, encoding: 'utf8' });
  expect([migrated.status, migrated.stderr]).toEqual([0, '']);
  expect(migrated.stdout).toContain('The database has the newest schema.');

  const server = spawn(program, args, { ...options, stdio: 'ignore' });
  const [ask = '', ...words] = ready;
  try {
    await vi.waitFor(() => expect(spawnSync(ask, words, options as object).status).toBe(0), {
      timeout: 120_000,
      interval: 500,
    });
    const page = await fetch(`http://127.0.0.1:${env['PORT']}/login`);
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
  } finally {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  }
  expect(readdirSync(app, { recursive: true })).toHaveLength(before);
}, 1_800_000);
