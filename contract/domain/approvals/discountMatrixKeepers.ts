import { menuGroups } from '../menuGroups.ts';

/**
 * Who may change the discount matrix: the roles of the Admin group (part 2 section 6). The calls refuse all others, and
 * the page shows them the matrix without a way to change it.
 */
export const discountMatrixKeepers = menuGroups.admin.roles;
