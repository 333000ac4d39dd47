import { menuGroups } from '../domain/menuGroups.ts';

/** Who keeps regions, cities, event cities and matrices: the roles of the Admin group (part 2 section 6). */
export const adminGroupRoles = menuGroups.admin.roles;
