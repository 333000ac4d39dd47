import { clientReach } from '../clients/clientReach.ts';
import { teamLeadRoles } from '../calling/hierarchy.ts';
import type { Grant } from '../roles/userFlags.ts';

/** Whose work "What to do next" tells someone: their own, that of the people below them, or all that they answer for. */
export const whoseWorks = ['own', 'team', 'all'] as const;
export type WhoseWork = (typeof whoseWorks)[number];

/**
 * Of those who answer for a line or for everyone all of it; of team leaders their team's; of all others what they work
 * themselves, without what only hangs on their accounts (decision record 0245).
 */
export const whoseWork = (grants: readonly Grant[]): WhoseWork => {
  const { everybody, lines } = clientReach(grants, 'list');
  if (everybody || lines.length > 0) return 'all';
  return grants.some(({ code }) => teamLeadRoles.includes(code)) ? 'team' : 'own';
};
