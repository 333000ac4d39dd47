import type { RoleCode } from '../roles.ts';

/** With one of these an Amoeba user is shown. */
export const lookupRoles: readonly RoleCode[] = [
  'lookup-view',
  'lookup-admin',
  'master-data',
  'user-management',
];

/**
 * Whether lists of child users leave a user out: one with an Amoeba role and no lookup role. Where such a user owns
 * cases, totals still count them (part 3 section 6, decision T22).
 */
export const isHiddenFromChildLists = (codes: readonly RoleCode[]): boolean =>
  codes.includes('amoeba') && !codes.some(code => lookupRoles.includes(code));
