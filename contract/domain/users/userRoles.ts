import { menuGroups } from '../menuGroups.ts';
import { userManagerRoles } from '../roles/mayGrant.ts';
import type { RoleCode } from '../roles.ts';

/** Who reads users and their mappings: the Admin group, and those who manage users beside it (T24). */
export const userReaders: readonly RoleCode[] = [...menuGroups.admin.roles, 'user-management'];

/** Who changes them (T24). */
export const userWriters: readonly RoleCode[] = userManagerRoles;
