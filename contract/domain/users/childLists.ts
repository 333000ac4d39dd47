import type { RoleCode } from '../roles.ts';

/** With one of these an Amoeba user is shown. */
export const lookupRoles: readonly RoleCode[] = [
  'lookup-view',
  'lookup-admin',
  'master-data',
  'user-management',
];
