import type { S3Settings } from '../../adapters/files/S3Settings.ts';
import { addressIn as url } from '../addressIn.ts';
import { ConfigError } from '../ConfigError.ts';
import { neededFor } from '../neededFor.ts';
import type { Environment } from '../settings.ts';

/**
 * The bucket of uploaded files; null: they are kept in the database.
 * @throws ConfigError for an address that names no bucket, and for missing keys
 */
export const fileStoreOf = (env: Environment): S3Settings | null => {
  const address = env['FILES_S3_URL'];
  if (!address) return null;
  const needed = neededFor(env, 'FILES_S3_URL');
  const place = url('FILES_S3_URL', address, ['http:', 'https:']);
  if (place.pathname === '/')
    throw new ConfigError(
      'FILES_S3_URL',
      'names no bucket: it must be such as https://host/bucket',
    );
  return {
    url: place,
    region: env['FILES_S3_REGION'] || 'us-east-1',
    keyId: needed('FILES_S3_KEY_ID'),
    secret: needed('FILES_S3_SECRET'),
  };
};
