import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readScreen } from '#contract/model/readScreen.ts';
import { startLocalServer, type LocalServer } from '#tests/support/server/startLocalServer.ts';
import { readSchemas } from '#backend/screens/readSchemas.ts';
import { runFetch } from './runFetch.ts';

const root = mkdtempSync(join(tmpdir(), 'fetch-'));
let server: LocalServer;
let host = '';

const answers = (): Readonly<Record<string, unknown>> => ({
  '/schemas/address.json': {
    type: 'object',
    properties: { street: { type: 'string' }, land: { $ref: 'shared/land.json#/$defs/land' } },
    required: ['street'],
  },
  '/schemas/shared/land.json': {
    $defs: {
      land: { $dynamicAnchor: 'land', enum: ['IN', 'NP'] },
      back: { $ref: '../address.json' },
    },
  },
  '/schemas/away.json?/../../../../package': { type: 'object' },
  '/other/named.json': {
    $id: `http://${host}/schemas/named.json`,
    $ref: 'shared/land.json#/$defs/land',
  },
  '/other/part.json': { $id: '/schemas/', $ref: 'shared/land.json#/$defs/land' },
  '/schemas/dynamic.json': { items: { $dynamicRef: 'shared/land.json#land' } },
  '/schemas/recursive.json': { items: { $recursiveRef: 'shared/land.json' } },
  '/schemas/large.json': { description: 'x'.repeat(5000) },
});

beforeAll(async () => {
  server = await startLocalServer((request, response) => {
    const { url = '' } = request;
    if (url === '/schemas/slow.json') return;
    if (url === '/schemas/moved.json' || url === '/old/moved.json') {
      response.writeHead(302, { location: '/schemas/address.json' }).end();
      return;
    }
    if (url === '/schemas/page.json') {
      response.end('<html>');
      return;
    }
    const found = answers()[url];
    response.writeHead(found === undefined ? 404 : 200);
    response.end(JSON.stringify(found ?? {}));
  });
  ({ host } = server);
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true, force: true });
});
beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, 'form-schemas'), { recursive: true });
  mkdirSync(join(root, 'resources/setup'), { recursive: true });
});

/** Writes a screen whose schema refers to an address, and fetches it. */
const fetched = async (path: string, ...options: string[]) => {
  const schema = {
    title: 'Office',
    type: 'object',
    properties: { name: { type: 'string' }, at: { $ref: `http://${host}${path}` } },
  };
  writeFileSync(join(root, 'form-schemas/office.schema.json'), JSON.stringify(schema));
  writeFileSync(
    join(root, 'resources/setup/offices.json'),
    JSON.stringify({ format: 1, resource: 'offices', schema: 'office.schema.json' }),
  );
  const said: string[] = [];
  const code = await runFetch(['offices', ...options], line => said.push(line), root);
  return { code, said: said.join('\n') };
};

const folder = () => `form-schemas/remote/${host.replace(':', '_')}`;

it('writes what a schema refers to, and what that refers to, and the schema is read with it', async () => {
  const { code, said } = await fetched('/schemas/address.json', '--local');
  expect(said).toContain(`${folder()}/schemas/address.json`);
  expect(said).toContain(`${folder()}/schemas/shared/land.json`);
  expect([code, said.split('\n').at(-1)]).toEqual([0, expect.stringContaining('2 files written')]);
  const { schema } = readScreen(
    { format: 1, resource: 'offices', schema: 'office.schema.json' },
    readSchemas(join(root, 'form-schemas')),
  );
  expect(schema?.properties?.['at']).toEqual({
    type: 'object',
    properties: { street: { type: 'string' }, land: { enum: ['IN', 'NP'], type: 'string' } },
    required: ['street'],
  });
});

it('fetches once what is there, and again when it is asked to', async () => {
  await fetched('/schemas/address.json', '--local');
  const file = join(root, folder(), 'schemas/address.json');
  writeFileSync(file, '{ "type": "string" }');
  expect((await fetched('/schemas/address.json', '--local')).said).toContain('Nothing to fetch');
  expect(readFileSync(file, 'utf8')).toBe('{ "type": "string" }');
  await fetched('/schemas/address.json', '--local', '--again');
  expect(readFileSync(file, 'utf8')).toContain('street');
});

it('follows where an address leads', async () => {
  const { code, said } = await fetched('/schemas/moved.json', '--local');
  expect([code, said]).toEqual([0, expect.stringContaining('schemas/moved.json')]);
});

const read = () =>
  readScreen(
    { format: 1, resource: 'offices', schema: 'office.schema.json' },
    readSchemas(join(root, 'form-schemas')),
  ).schema?.properties?.['at'];

it('reads what stands at another address from there', async () => {
  const { code, said } = await fetched('/old/moved.json', '--local');
  expect([code, said]).toEqual([0, expect.stringContaining('schemas/shared/land.json')]);
  expect(said).not.toContain('old/shared');
  expect(read()).toMatchObject({ properties: { land: { enum: ['IN', 'NP'] } } });
});

it.each(['/other/named.json', '/other/part.json'])(
  'reads references of %s from what it says that it is',
  async path => {
    expect((await fetched(path, '--local')).code).toBe(0);
    expect(read()).toMatchObject({ enum: ['IN', 'NP'] });
  },
);

it.each(['/schemas/dynamic.json', '/schemas/recursive.json'])(
  'fetches what %s refers to by other words than $ref',
  async path => {
    const { code, said } = await fetched(path, '--local');
    expect([code, said]).toEqual([0, expect.stringContaining('shared/land.json')]);
  },
);

it.each([
  ['an address of this machine', '/schemas/address.json', [], '--local allows it'],
  ['one that is not there', '/schemas/none.json', ['--local'], 'answered 404'],
  ['one that is no JSON', '/schemas/page.json', ['--local'], 'is no JSON'],
  ['a large one', '/schemas/large.json', ['--local', '--bytes', '1000'], 'more than 1000 bytes'],
  ['a slow one', '/schemas/slow.json', ['--local', '--seconds', '0.2'], 'no whole answer within'],
])('refuses %s and writes nothing', async (_what, path, options, words) => {
  const { code, said } = await fetched(path, ...options);
  expect([code, said]).toEqual([1, expect.stringContaining(words)]);
  expect(existsSync(join(root, 'form-schemas/remote'))).toBe(false);
});

it('writes nothing outside its folder, whatever the address says', async () => {
  writeFileSync(join(root, 'package.json'), 'mine');
  const { code, said } = await fetched('/schemas/away.json?/../../../../package', '--local');
  expect([code, said]).toEqual([0, expect.stringContaining(`${folder()}/schemas/away`)]);
  expect(readFileSync(join(root, 'package.json'), 'utf8')).toBe('mine');
  expect(readdirSync(root).toSorted()).toEqual(['form-schemas', 'package.json', 'resources']);
});

it('follows no link to another folder', async () => {
  mkdirSync(join(root, 'other'));
  mkdirSync(join(root, 'form-schemas/remote'));
  symlinkSync(join(root, 'other'), join(root, folder()));
  const { code, said } = await fetched('/schemas/address.json', '--local');
  expect([code, said]).toEqual([1, expect.stringContaining('is a link')]);
  expect(readdirSync(join(root, 'other'))).toEqual([]);
});

it('refuses a host of dots alone', async () => {
  const was = host;
  host = '..';
  const { code, said } = await fetched('/a.json', '--local');
  host = was;
  expect([code, said]).toEqual([1, expect.stringContaining('has no host')]);
});

it('tells that there is no connection', async () => {
  const was = host;
  host = '127.0.0.1:9';
  const { code, said } = await fetched('/a.json', '--local');
  host = was;
  expect([code, said]).toEqual([1, expect.stringContaining('nothing answers there')]);
});

it('tells of a screen that is not there', async () => {
  await fetched('/schemas/address.json', '--local');
  const said: string[] = [];
  expect(await runFetch(['ofices'], line => said.push(line), root)).toBe(1);
  expect(said.join('\n')).toContain('did you mean "offices"?');
});
