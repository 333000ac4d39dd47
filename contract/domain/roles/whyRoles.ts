import type { RoleCode } from '../roles.ts';

/** Offered "Why?" on what is hidden, locked or refused: who sets the console up, and who grants roles. */
export const whyRoles: readonly RoleCode[] = ['admin', 'lookup-admin', 'user-management'];

/** May ask it for another person or role. */
export const whyOfOthersRoles: readonly RoleCode[] = ['admin', 'user-management'];
