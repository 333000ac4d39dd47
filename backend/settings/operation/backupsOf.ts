import { resolve } from 'node:path';
import type { S3Settings } from '../../adapters/files/S3Settings.ts';
import { ConfigError } from '../ConfigError.ts';
import type { Environment } from '../settings.ts';
import { wholeNumber } from '../wholeNumber.ts';

/** Where backups are kept: a folder of this machine, or a bucket of the store that files are in. */
export type BackupPlace =
  | { readonly kind: 'folder'; readonly folder: string }
  | {
      readonly kind: 's3';
      readonly bucket: string;
      /** Without `/` at its ends; empty: the bucket itself. */
      readonly prefix: string;
      readonly store: S3Settings;
    };

export interface BackupSettings {
  readonly to: BackupPlace;
  /** Hours from one to the next. */
  readonly every: number;
  /** Minutes after midnight in India at which one of them is made. */
  readonly at: number;
  /** How many are kept. */
  readonly keep: number;
}

/** Of `s3://bucket/prefix`. @throws ConfigError for another form, or where the store is not set up */
export const s3Place = (
  name: string,
  address: string,
  fileStore: S3Settings | null,
): BackupPlace & { kind: 's3' } => {
  const [, bucket, prefix = ''] =
    /^s3:\/\/([a-z\d][a-z\d.-]{1,62})(?:\/(.*))?$/.exec(address) ?? [];
  if (!bucket)
    throw new ConfigError(name, `is "${address}", but must be such as s3://bucket/folder`);
  if (!fileStore)
    throw new ConfigError(
      'FILES_S3_URL',
      `is missing, but ${name} is ${address}: host, region and keys of the store come from FILES_S3_URL, FILES_S3_REGION, FILES_S3_KEY_ID and FILES_S3_SECRET`,
    );
  return { kind: 's3', bucket, prefix: prefix.replaceAll(/^\/+|\/+$/g, ''), store: fileStore };
};

const timeOf = (text: string): number => {
  const [, hours = '', minutes = ''] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (!hours) throw new ConfigError('BACKUP_AT', `is "${text}", but must be such as 02:30`);
  return Number(hours) * 60 + Number(minutes);
};

/** @throws ConfigError for what cannot be used, and for others of these settings without the place */
export const backupsOf = (
  env: Environment,
  fileStore: S3Settings | null,
): BackupSettings | null => {
  const address = env['BACKUP_TO'];
  if (!address) {
    const half = (['BACKUP_EVERY', 'BACKUP_AT', 'BACKUP_KEEP'] as const).find(name => env[name]);
    if (half) throw new ConfigError('BACKUP_TO', `is missing, but ${half} is set`);
    return null;
  }
  return {
    to: address.startsWith('s3:')
      ? s3Place('BACKUP_TO', address, fileStore)
      : { kind: 'folder', folder: resolve(address) },
    every: wholeNumber('BACKUP_EVERY', env['BACKUP_EVERY'] || '24', 168, 1),
    at: timeOf(env['BACKUP_AT'] || '02:30'),
    keep: wholeNumber('BACKUP_KEEP', env['BACKUP_KEEP'] || '14', 1_000, 1),
  };
};
