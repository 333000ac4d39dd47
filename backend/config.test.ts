import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('settings', () => {
  it('start a demo on the embedded database when nothing is set', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 4000,
      seed: 'demo',
      product: { name: 'Nivaas', slug: 'nivaas' },
      database: { engine: 'embedded' },
      upstreams: {},
    });
  });

  it('load no demo data into a PostgreSQL unless asked to', () => {
    const database = { DATABASE_URL: 'postgres://user@127.0.0.1/console' };
    expect(readConfig(database).seed).toBe('none');
    expect(readConfig({ ...database, SEED: 'demo' }).seed).toBe('demo');
  });

  it.each([
    [{}, 8],
    [{ PHONE_MASK: '4' }, 4],
    [{ PHONE_MASK: 'off' }, null],
  ])('T89 mask phone numbers by %j: %s', (env, phoneMask) => {
    expect(readConfig(env).phoneMask).toBe(phoneMask);
  });

  it.each([
    [{}, false],
    [{ TRUST_PROXY: '0' }, false],
    [{ TRUST_PROXY: '2' }, 2],
    [{ TRUST_PROXY: '10.0.0.0/8, ::1' }, ['10.0.0.0/8', '::1']],
    [{ TRUST_PROXY: 'loopback' }, ['loopback']],
  ])('believe the proxies that are counted or named: %j', (env, trustProxy) => {
    expect(readConfig(env).trustProxy).toEqual(trustProxy);
  });

  it.each([
    [{}, 10],
    [{ PROCESSES: '4' }, 10],
    [{ DATABASE_CONNECTIONS: '30' }, 30],
    [{ DATABASE_CONNECTIONS: '30', PROCESSES: '4' }, 7],
  ])('share the connections among the processes: %j, %i each', (env, connections) => {
    const DATABASE_URL = 'postgres://user@127.0.0.1/console';
    expect(readConfig({ DATABASE_URL, ...env }).database).toMatchObject({ connections });
  });

  it('refuse fewer connections than all processes need', () => {
    const DATABASE_URL = 'postgres://user@127.0.0.1/console';
    expect(() => readConfig({ DATABASE_URL, DATABASE_CONNECTIONS: '10', PROCESSES: '4' })).toThrow(
      'DATABASE_CONNECTIONS is "10", but must be a whole number from 16 to 10000',
    );
  });

  it('read services that answer elsewhere', () => {
    const { upstreams } = readConfig({ UPSTREAM_SAPNA: 'https://sales.example.com/base' });
    expect(upstreams.sapna?.href).toBe('https://sales.example.com/base');
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['RATE_LIMIT', 'few'],
    ['GATEWAY_TIMEOUT', '10 s'],
    ['GATEWAY_TIMEOUT', '0'],
    ['SEED', 'huge'],
    ['ADMIN_EMAIL', 'asha'],
    ['DATABASE_URL', 'mysql://127.0.0.1/x'],
    ['DATABASE_URL', 'not an address'],
    ['DATABASE_CONNECTIONS', '1'],
    ['DATABASE_CONNECTIONS', 'many'],
    ['PROCESSES', '0'],
    ['PROCESSES', '65'],
    ['PROCESSES', '2'],
    ['PRODUCT_SLUG', 'My Homes'],
    ['PUBLIC_URL', 'ftp://example.com'],
    ['UPSTREAM_SAPNAA', 'https://example.com'],
    ['UPSTREAM_SAPNA', 'example'],
    ['TRUST_PROXY', 'maybe'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '11'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8,'],
    ['TRUST_PROXY', 'proxy.example.com'],
    ['LOG_LEVEL', 'loud'],
    ['PHONE_MASK', '6'],
  ])('refuse %s=%s and say which setting it is', (setting, value) => {
    expect(() => readConfig({ [setting]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [setting]: value })).toThrow(new RegExp(`^${setting} `));
  });
});
