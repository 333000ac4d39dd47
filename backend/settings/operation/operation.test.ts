import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../config.ts';
import type { Environment } from '../settings.ts';
import { meaningOf } from '../settingWords.ts';
import { settings } from '../settings.ts';

const s3 = {
  FILES_S3_URL: 'https://store.example.com/files',
  FILES_S3_KEY_ID: 'id',
  FILES_S3_SECRET: 'secret',
};

describe('settings of operation', () => {
  it('are off until they are there', () => {
    expect(readConfig({})).toMatchObject({ metrics: null, traces: null, backups: null });
  });

  it.each<[Environment, object]>([
    [{ METRICS_PORT: '9464' }, { metrics: { port: 9464, host: '127.0.0.1' } }],
    [
      { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' },
      { metrics: { port: 9464, host: '0.0.0.0' } },
    ],
    [
      {
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
        OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b, other=c',
        OTEL_TRACES_SAMPLER_ARG: '0.1',
      },
      {
        traces: {
          headers: { 'api-key': 'a b', other: 'c' },
          serviceName: 'nivaas-console',
          share: 0.1,
        },
      },
    ],
    [
      { BACKUP_TO: '/backups' },
      { backups: { to: { kind: 'folder', folder: '/backups' }, every: 24, at: 150, keep: 14 } },
    ],
    [
      {
        ...s3,
        BACKUP_TO: 's3://safe/console/',
        BACKUP_EVERY: '6',
        BACKUP_AT: '00:05',
        BACKUP_KEEP: '3',
      },
      {
        backups: {
          to: { kind: 's3', bucket: 'safe', prefix: 'console' },
          every: 6,
          at: 5,
          keep: 3,
        },
      },
    ],
  ])('are read: %j', (env, config) => {
    expect(readConfig(env)).toMatchObject(config);
  });

  it.each<[Environment, string]>([
    [{ METRICS_HOST: '0.0.0.0' }, 'METRICS_PORT is missing, but METRICS_HOST is set'],
    [{ METRICS_PORT: '4000' }, 'METRICS_PORT is 4000, which is that of PORT'],
    [{ METRICS_PORT: 'x' }, 'METRICS_PORT is "x"'],
    [{ OTEL_SERVICE_NAME: 'a' }, 'OTEL_EXPORTER_OTLP_ENDPOINT is missing, but OTEL_SERVICE_NAME'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, 'OTEL_EXPORTER_OTLP_ENDPOINT is "collector"'],
    [
      {
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
        OTEL_EXPORTER_OTLP_HEADERS: 'no-sign',
      },
      'OTEL_EXPORTER_OTLP_HEADERS must be',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_TRACES_SAMPLER_ARG: '2' },
      'OTEL_TRACES_SAMPLER_ARG is "2"',
    ],
    [{ BACKUP_EVERY: '24' }, 'BACKUP_TO is missing, but BACKUP_EVERY is set'],
    [{ BACKUP_AT: '02:30' }, 'BACKUP_TO is missing, but BACKUP_AT is set'],
    [{ BACKUP_KEEP: '3' }, 'BACKUP_TO is missing, but BACKUP_KEEP is set'],
    [{ BACKUP_TO: 's3://safe' }, 'FILES_S3_URL is missing, but BACKUP_TO is s3://safe'],
    [{ ...s3, BACKUP_TO: 's3://' }, 'BACKUP_TO is "s3://"'],
    [{ ...s3, FILES_S3_URL: 'https://store.example.com' }, 'FILES_S3_URL names no bucket'],
    [{ BACKUP_TO: '/b', BACKUP_AT: '25:00' }, 'BACKUP_AT is "25:00"'],
    [{ BACKUP_TO: '/b', BACKUP_EVERY: '0' }, 'BACKUP_EVERY is "0"'],
  ])('say what is missing or wrong: %j', (env, words) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(words);
  });

  it('tell no secret in what is wrong with it', () => {
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'hush',
    };
    expect(() => readConfig(env)).not.toThrow(/hush/);
  });

  it('mean something in Hindi, each of them, without links', () => {
    for (const group of settings) {
      const { message, hi } = meaningOf(group);
      expect([group.names[0], hi]).toEqual([group.names[0], expect.stringMatching(/[ऀ-ॿ]/)]);
      expect(message).not.toContain('](');
    }
  });
});

describe('what an administrator sees of a setting', () => {
  const { given } = readConfig({
    ...s3,
    ERP_URL: 'https://user:pass@erp.example.com/base?key=hidden',
    UPSTREAM_ADS: 'http://ads.example.com',
    RATE_LIMIT: '',
  });
  it.each([
    ['FILES_S3_SECRET', { value: null, isFile: false }],
    ['ERP_URL', { value: 'https://erp.example.com/base', isFile: false }],
    ['UPSTREAM_ADS', { value: 'http://ads.example.com/', isFile: false }],
    ['RATE_LIMIT', undefined],
  ])('of %s is %j', (name, seen) => {
    expect(given.get(name)).toEqual(seen);
  });
});
