import { callerRoles } from '#contract/domain/calling/callingRoles.ts';
import { clientWriters } from '#contract/domain/clients/clientWriters.ts';
import { discountMatrixKeepers } from '#contract/domain/approvals/discountMatrixKeepers.ts';
import type { RoleCode } from '#contract/domain/roles.ts';
import { viewKeepers, viewSharers } from '#contract/domain/views/viewRights.ts';
import { whyOfOthersRoles, whyRoles } from '#contract/domain/roles/whyRoles.ts';

/** What belongs to no screen is asked of the console: `useCanAccess({ resource: 'console', action: 'call' })`. */
export const consoleResource = 'console';

/** Who may do it, by action. The calls behind it refuse all others by the same lists. */
export const consoleRights: Readonly<Record<string, readonly RoleCode[]>> = {
  call: callerRoles,
  'ask-why': whyRoles,
  'ask-why-for-others': whyOfOthersRoles,
  'write-clients': clientWriters,
  'keep-discounts': discountMatrixKeepers,
  'share-views': viewSharers,
  'keep-views': viewKeepers,
  'run-server': ['admin'],
};
