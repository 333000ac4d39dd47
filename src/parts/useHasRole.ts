import { hasAnyRole } from '#contract/domain/hasAnyRole.ts';
import type { RoleCode } from '#contract/domain/roles.ts';
import { useUser } from './useUser.ts';

/** Whether the signed-in person has one of these roles; nobody has until the server has answered. */
export const useHasRole = (roles: readonly RoleCode[]): boolean =>
  hasAnyRole(useUser()?.roleCodes, roles);
