import { isRoleCode, roleCodes, type RoleCode } from '#contract/domain/roles.ts';
import { nearest } from '#contract/domain/nearest.ts';
import { ConfigError } from '../ConfigError.ts';
import type { Environment } from '../settings.ts';

/** How second factors are kept, and who must have one. */
export interface SecondFactorSettings {
  /** 32 bytes that encrypt what a copy of the database must not give. */
  readonly key: Buffer;
  /** Whoever has one of these roles must have a second factor. */
  readonly roles: 'all' | ReadonlySet<RoleCode>;
}

const keyLength = 32;

const keyOf = (text: string): Buffer => {
  const key = Buffer.from(text, /^[\da-f]{64}$/i.test(text) ? 'hex' : 'base64');
  if (key.length === keyLength) return key;
  throw new ConfigError(
    'SECRETS_KEY',
    'must be 32 bytes as base64 or hex; make one with: openssl rand -base64 32',
  );
};

const rolesOf = (text: string): SecondFactorSettings['roles'] => {
  if (text === 'all') return 'all';
  return new Set(
    text.split(',').map(one => {
      const name = one.trim();
      if (isRoleCode(name)) return name;
      const near = nearest(name, roleCodes);
      throw new ConfigError(
        'SECOND_FACTOR_ROLES',
        `names "${name}", but must be all or some of: ${roleCodes.join(',')}${near ? ` (did you mean ${near}?)` : ''}`,
      );
    }),
  );
};

/** @returns null where second factors are off. @throws ConfigError where they are half set up */
export const secondFactorOf = (env: Environment): SecondFactorSettings | null => {
  const key = env['SECRETS_KEY']?.trim();
  const roles = env['SECOND_FACTOR_ROLES']?.trim();
  if (!key && roles)
    throw new ConfigError(
      'SECRETS_KEY',
      'is missing, but SECOND_FACTOR_ROLES is set; make one with: openssl rand -base64 32',
    );
  if (!key) return null;
  return { key: keyOf(key), roles: roles ? rolesOf(roles) : new Set() };
};
