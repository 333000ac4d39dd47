import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isCommand } from '#backend/commands.ts';
import { readConfig } from '#backend/config.ts';
import { isSecretSetting } from '#backend/settings/secretSettings.ts';
import { settings } from '#backend/settings/settings.ts';
import { copied, readDockerfile, variables } from '#tests/support/readDockerfile.ts';

const read = (file: string): string => readFileSync(join('deploy', file), 'utf8');
const inFolder = (folder: string): string[] =>
  readdirSync(join('deploy', folder)).map(name => join(folder, name));

const stages = readDockerfile('deploy/Dockerfile');
const image = stages.at(-1)?.steps ?? [];
const stepOf = (word: string): string => image.find(step => step.word === word)?.text ?? '';
const { PORT: port = '', ...fixed } = variables(image);

const compose = read('compose/compose.yaml');
const deployment = read('kubernetes/deployment.yaml');
const kustomization = read('kubernetes/kustomization.yaml');
const unit = read('systemd/console@.service');
const environment = read('systemd/console.env');
const proxy = read('compose/Caddyfile');

describe('the image', () => {
  const sources = stages
    .flatMap(({ steps }) => steps.filter(({ word }) => word === 'COPY'))
    .map(({ text }) => copied(text))
    .filter(({ from }) => from === undefined)
    .flatMap(copy => copy.sources);

  it.each(sources)('copies %s, which is there and is let through', source => {
    expect(existsSync(source)).toBe(true);
    expect(readFileSync('.dockerignore', 'utf8').split('\n')).toContain(`!${source}`);
  });

  it('runs as a user of no name, with a version of Node that the packages take', () => {
    expect(stepOf('USER')).toBe('1000:1000');
    const [, version = ''] = /NODE_VERSION=(\S+)/.exec(read('Dockerfile')) ?? [];
    expect(Number(version.split('.')[0])).toBeGreaterThanOrEqual(20);
  });

  it('sets nothing that the console does not read', () => {
    expect(readConfig({ PORT: port, ...fixed })).toMatchObject({
      port: Number(stepOf('EXPOSE')),
      host: '0.0.0.0',
      database: { dataDir: stepOf('VOLUME').replaceAll(/[[\]"]/g, '') },
    });
  });
});

/** Names that are given a value, in YAML, in lists of variables and in units, each with the file that it is in. */
const givenNames = [
  'compose/compose.yaml',
  ...inFolder('kubernetes'),
  ...inFolder('systemd'),
].flatMap(file =>
  [
    ...read(file)
      .replaceAll(/^\s*#.*$/gm, '')
      .matchAll(/(?:^\s*(?:- )?|- name: |Environment=|\s)([A-Z][A-Z0-9_]{3,})(?:=|:|\n)/gm),
  ].map(([, name = '']) => ({ file, name })),
);

const known = new Set<string>(settings.flatMap(({ names }): readonly string[] => names));
/** A setting, or the file of one that is a secret. */
const isSetting = (name: string): boolean =>
  known.has(name) || (name.endsWith('_FILE') && isSecretSetting(name.slice(0, -'_FILE'.length)));

/** Of other programs, or of the file itself. */
const foreign = /^(POSTGRES|MINIO|AF)_|^(SITE|CONSOLES|NODE_ENV)$/;

it('settings are found in the files', () => {
  for (const name of ['DATABASE_URL_FILE', 'MIGRATIONS', 'STOP_DELAY', 'PUBLIC_URL'])
    expect(new Set(givenNames.map(given => given.name))).toContain(name);
});

it.each(givenNames.filter(({ name }) => !foreign.test(name)))(
  '$file names the setting $name, which there is',
  ({ name }) => {
    expect(isSetting(name)).toBe(true);
  },
);

const numberIn = (text: string, pattern: RegExp): number => {
  const [, found] = pattern.exec(text) ?? [];
  if (found === undefined) throw new Error(`Nothing is like ${pattern}`);
  return Number(found);
};

describe('what agrees', () => {
  it.each([
    ['the pods', deployment, /containerPort: (\d+)/],
    ['the network policy', read('kubernetes/network-policy.yaml'), /- port: (4\d+)/],
    ['compose', compose, /CONSOLES: one:(\d+) two:4000/],
    ['the proxy', proxy, /127\.0\.0\.1:(\d+) 127\.0\.0\.1:4001/],
  ])('the port of the image and of %s', (_what, text, pattern) => {
    expect(numberIn(text, pattern)).toBe(Number(port));
  });

  it.each([
    [
      'compose',
      compose,
      /STOP_DELAY: '(\d+)'/,
      /STOP_TIMEOUT: '(\d+)'/,
      compose,
      /stop_grace_period: (\d+)s/,
    ],
    [
      'Kubernetes',
      kustomization,
      /STOP_DELAY=(\d+)/,
      /STOP_TIMEOUT=(\d+)/,
      deployment,
      /terminationGracePeriodSeconds: (\d+)/,
    ],
    [
      'systemd',
      environment,
      /STOP_DELAY=(\d+)/,
      /STOP_TIMEOUT=(\d+)/,
      unit,
      /TimeoutStopSec=(\d+)/,
    ],
  ] as const)(
    '%s waits for longer than an end may take',
    (_name, set, delay, timeout, text, wait) => {
      expect(numberIn(text, wait) * 1_000).toBeGreaterThan(
        numberIn(set, delay) + numberIn(set, timeout),
      );
    },
  );

  it('a process is asked what the server answers', () => {
    const asked = [deployment, proxy, read('image/askReady.mjs')].flatMap(text =>
      [...text.matchAll(/(?:path: |health_uri |\})(\/[a-z]+)/g)].map(([, path]) => path),
    );
    expect(new Set(asked)).toEqual(new Set(['/ready', '/health']));
  });

  it('commands are those of the server', () => {
    const words = [
      /command: \[(\w+)\]/.exec(compose)?.[1],
      /args: \[(\w+)\]/.exec(read('kubernetes/migrate.yaml'))?.[1],
      ...inFolder('systemd').map(file => /dist\/server\/server\.js (\w+)/.exec(read(file))?.[1]),
    ].filter(word => word !== undefined);
    expect(words).toHaveLength(4);
    expect(words.filter(word => !isCommand(word))).toEqual([]);
    expect(stepOf('ENTRYPOINT')).toBe('["node", "dist/server/server.js"]');
  });

  it('the autoscaler says how many connections all pods take', () => {
    const text = read('kubernetes/horizontal-pod-autoscaler.yaml');
    const pods = numberIn(text, /maxReplicas: (\d+)/) + 1;
    const each = numberIn(kustomization, /DATABASE_CONNECTIONS=(\d+)/) + 2;
    expect(numberIn(text, /here (\d+)/)).toBe(pods * each);
  });
});
