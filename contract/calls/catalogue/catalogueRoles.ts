import { menuGroups } from '../../domain/menuGroups.ts';

/** Who reads and changes the catalogue: the roles of the Product Management group (part 2 section 6). */
export const catalogueRoles = menuGroups['product-management'].roles;

/** Who finds packages and products by name: those who give products away choose from them too (record 0012). */
export const catalogueReaders = [...catalogueRoles, 'master-data'] as const;
