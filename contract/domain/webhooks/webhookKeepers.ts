import type { RoleCode } from '../roles.ts';

/** Who subscribes programs to changes and sees what they were sent. */
export const webhookKeepers = ['admin'] as const satisfies readonly RoleCode[];
