import type { RoleCode } from '../roles.ts';

/** Who decides on termsheets at RCM; anyone who made or sent one does not (T21, decision record 0140). */
export const rcmDeciders = ['admin', 'rcm-approval-admin'] as const satisfies readonly RoleCode[];
