import type { RoleCode } from '#contract/domain/roles.ts';
import type { Config } from '../../config.ts';
import type { Actor } from '../../calls/Actor.ts';

/** Whether people with these roles must have a second factor (`SECOND_FACTOR_ROLES`). */
export const needsFactor = (
  { secondFactor }: Pick<Config, 'secondFactor'>,
  roleCodes: readonly RoleCode[],
): boolean => {
  if (!secondFactor) return false;
  const { roles } = secondFactor;
  return roles === 'all' || roleCodes.some(code => roles.has(code));
};

/**
 * Whether a session opens nothing: its person must have a second factor, and it was opened without one. No call knows them then, so
 * all of them answer as to somebody who is not signed in.
 */
export const isUnproved = (
  config: Pick<Config, 'secondFactor'>,
  { session, roleCodes, token }: Pick<Actor, 'session' | 'roleCodes' | 'token'>,
): boolean => !token && !session.factor && needsFactor(config, roleCodes);
