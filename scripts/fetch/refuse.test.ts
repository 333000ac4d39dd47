import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startLocalServer, type LocalServer } from '#tests/support/server/startLocalServer.ts';
import { runFetch } from './runFetch.ts';

const root = mkdtempSync(join(tmpdir(), 'fetch-refuse-'));
const remote = join(root, 'form-schemas/remote');
let server: LocalServer;
let host = '';

beforeAll(async () => {
  server = await startLocalServer((_, response) => response.end('{ "type": "string" }'));
  ({ host } = server);
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true, force: true });
});
beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, 'form-schemas'), { recursive: true });
  mkdirSync(join(root, 'resources'), { recursive: true });
});

/** Writes a schema that refers to addresses of the server. */
const refersTo = (file: string, ...addresses: readonly string[]): void => {
  const $refs = addresses.map(address => ({ $ref: address }));
  writeFileSync(join(root, file), JSON.stringify({ type: 'object', anyOf: $refs }));
};

const run = async (...args: readonly string[]) => {
  const said: string[] = [];
  const code = await runFetch(args, line => said.push(line), root);
  return { code, said: said.join('\n') };
};

const own = 'form-schemas/own.schema.json';

it.each([
  ['one file', '/p', '/p.json'],
  ['one where the case of letters makes no difference', '/Shared.json', '/shared.json'],
  ['a file that is a folder of another', '/a.json', '/a.json/b.json'],
  ['a folder of another in other letters', '/A.json', '/a.json/b.json'],
])('refuses two addresses that are %s, and writes neither', async (_what, one, other) => {
  for (const both of [
    [one, other],
    [other, one],
  ]) {
    refersTo(own, ...both.map(path => `http://${host}${path}`));
    const { code, said } = await run('own.schema.json', '--local');
    expect([code, said]).toEqual([1, expect.stringContaining('refer to one of them')]);
    expect(existsSync(remote)).toBe(false);
  }
});

it('refuses a file that one of before stands in the way of', async () => {
  refersTo(own, `http://${host}/a.json`);
  expect((await run('own.schema.json', '--local')).code).toBe(0);
  refersTo(own, `http://${host}/a.json/b.json`);
  expect(await run('own.schema.json', '--local')).toEqual({
    code: 1,
    said: expect.stringContaining('cannot stand beside each other') as string,
  });
});

it('does not tell a name and a password to the folder', async () => {
  refersTo(own, `http://me:secret@${host}/a.json`);
  const { code, said } = await run('own.schema.json', '--local');
  expect([code, said]).toEqual([1, expect.stringContaining('names a user or a password')]);
  expect(said).not.toContain('secret');
  expect(existsSync(remote)).toBe(false);
});

it.each([
  [['--bytes', 'abc'], '--bytes needs a whole number'],
  [['--bytes', '1.5'], '--bytes needs a whole number'],
  [['--bytes', '0'], '--bytes needs a whole number'],
  [['--seconds', 'soon'], '--seconds needs a number'],
  [['--seconds', '0'], '--seconds needs a number'],
  [['--lcoal'], '--lcoal'],
])('refuses %s in a sentence', async (options, words) => {
  refersTo(own, `http://${host}/a.json`);
  const { code, said } = await run('own.schema.json', ...options);
  expect([code, said]).toEqual([1, expect.stringContaining(words)]);
});

it('tells of a file that is no JSON', async () => {
  const file = join(root, 'notes.json');
  writeFileSync(file, 'not json');
  expect(await run(file)).toEqual({
    code: 1,
    said: expect.stringContaining('notes.json is no JSON') as string,
  });
  writeFileSync(join(root, own), '{');
  expect((await run('offices')).said).toContain(`${own} is no JSON`);
});

it('takes the file that is named, not one of the same name elsewhere', async () => {
  refersTo(own, `http://${host}/of-own.json`);
  mkdirSync(join(root, 'drafts'));
  refersTo('drafts/own.schema.json', `http://${host}/of-draft.json`);
  const { code, said } = await run(join(root, 'drafts/own.schema.json'), '--local');
  expect([code, said]).toEqual([0, expect.stringContaining('of-draft.json')]);
  expect(said).not.toContain('of-own.json');
});
