import type { RoleCode } from '../roles.ts';
import type { Grant } from '../roles/userFlags.ts';

/** They keep clients' data in order, for which they have to see it. */
const keepers: readonly RoleCode[] = ['admin', 'master-data'];

/** Whether masking of phone numbers is lifted for someone (decision T89; record 0072). */
export const seesWholeNumbers = (grants: readonly Grant[]): boolean =>
  grants.some(({ code }) => keepers.includes(code));
