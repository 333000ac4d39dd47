import { resolve } from 'node:path';
import { leastConnections, usualConnections } from '../database/pools/poolSizes.ts';
import { addressIn } from './addressIn.ts';
import { ConfigError } from './ConfigError.ts';
import type { Environment, SettingName } from './settings.ts';
import { wholeNumber } from './wholeNumber.ts';

/** Where everything is stored. */
export type DatabaseSettings =
  | { engine: 'embedded'; dataDir: string }
  | {
      engine: 'postgres';
      url: string;
      /** Past a pooler, for what needs a connection of its own; null: `url` names the server itself. */
      directUrl: string | null;
      /** A server that follows the first one and answers lists, reports and files; null: there is none. */
      replicaUrl: string | null;
      /** Of this process; one more hears what it tells, another keeps the clocks. */
      connections: number;
    };

const protocols = ['postgres:', 'postgresql:'];

const besides = ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const;

const addressOf = (env: Environment, name: SettingName): string | null => {
  const address = env[name];
  if (!address) return null;
  addressIn(name, address, protocols);
  return address;
};

/**
 * @param processes among which the connections are shared out
 * @throws ConfigError for several processes on the embedded engine, and for what only goes with `DATABASE_URL`
 */
export const databaseOf = (env: Environment, processes: number): DatabaseSettings => {
  const url = addressOf(env, 'DATABASE_URL');
  const connections = wholeNumber(
    'DATABASE_CONNECTIONS',
    env['DATABASE_CONNECTIONS'] || String(usualConnections * processes),
    10_000,
    leastConnections * processes,
  );
  if (url) {
    const [directUrl = null, replicaUrl = null] = besides.map(name => addressOf(env, name));
    return {
      engine: 'postgres',
      url,
      directUrl,
      replicaUrl,
      connections: Math.floor(connections / processes),
    };
  }
  if (processes > 1)
    throw new ConfigError(
      'PROCESSES',
      `is ${processes}, but the embedded database belongs to one process; set DATABASE_URL to a PostgreSQL`,
    );
  const lonely = besides.find(name => env[name]);
  if (lonely) throw new ConfigError(lonely, 'is set, but DATABASE_URL is missing');
  return { engine: 'embedded', dataDir: resolve(env['DATA_DIR'] || '.data') };
};
