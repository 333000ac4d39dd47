import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import type { Environment } from './settings.ts';

it.each<[Environment, RegExp]>([
  [
    { DATABASE_REPLICA_URL: 'postgres://replica/console' },
    /^DATABASE_REPLICA_URL is set, but DATABASE_URL is missing/,
  ],
  [
    { DATABASE_URL: 'postgres://a/b', DATABASE_DIRECT_URL: 'http://a/b' },
    /^DATABASE_DIRECT_URL must begin with postgres/,
  ],
  [{ MIGRATIONS: 'wait' }, /^MIGRATIONS is wait, but nothing else can open/],
  [{ STOP_TIMEOUT: '10' }, /^STOP_TIMEOUT is "10"/],
])('%j is refused', (env, words) => {
  expect(() => readConfig(env)).toThrow(words);
});

it('a database has the addresses that are given, and none where they are not', () => {
  const env = { DATABASE_URL: 'postgres://pooler/console' };
  expect(readConfig(env).database).toMatchObject({ directUrl: null, replicaUrl: null });
  const all = { ...env, DATABASE_DIRECT_URL: 'postgres://db/console' };
  expect(readConfig(all).database).toMatchObject({ directUrl: all.DATABASE_DIRECT_URL });
});
