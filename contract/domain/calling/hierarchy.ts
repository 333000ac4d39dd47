import type { RoleCode } from '../roles.ts';

/** Who sees the whole hierarchy in the live view (part 1 section 6). */
export const wholeHierarchyRoles: readonly RoleCode[] = [
  'head-of-management',
  'admin',
  'owner-process-owner',
  'broker-process-manager',
  'admin-broker',
  'admin-owner',
];

/** Whether the live view shows the whole hierarchy; all others see their own subtree (part 1 §6, decision T18). */
export const seesWholeHierarchy = (codes: readonly RoleCode[]): boolean =>
  codes.some(code => wholeHierarchyRoles.includes(code));

const listsAgents: readonly RoleCode[] = [
  'owner-agent',
  'owner-team-lead',
  'broker-tele-sales',
  'broker-team-lead',
];
const listsTeamLeaders: readonly RoleCode[] = ['owner-process-owner', 'broker-process-manager'];

/** Team leaders of the lines. */
export const teamLeadRoles: readonly RoleCode[] = [
  'owner-team-lead',
  'broker-team-lead',
  'builder-team-lead',
];

/**
 * Whom an agent list holds (part 1 section 6, read literally: decision T17). A level comes on top of the base role
 * (T3), so the process managers are looked at first; with the team-leader view requested they fall back to it.
 */
export const agentListOf = (
  codes: readonly RoleCode[],
  isTeamLeaderView: boolean,
): 'agents' | 'team-leaders' | undefined => {
  if (!isTeamLeaderView && codes.some(code => listsTeamLeaders.includes(code)))
    return 'team-leaders';
  return codes.some(code => listsAgents.includes(code)) ? 'agents' : undefined;
};

/** Who gives accounts to other people: the levels of tele-sales (part 1 section 6, decision T12). */
export const reassigningRoles = [
  'owner-team-lead',
  'owner-process-owner',
  'broker-team-lead',
  'broker-process-manager',
  'broker-business-manager',
  'builder-team-lead',
  'builder-process-manager',
  'builder-business-manager',
] as const satisfies readonly RoleCode[];

/** Whether a user may reassign accounts: the levels of tele-sales; Admin needs such a role too (decision T12). */
export const mayReassignAccounts = (codes: readonly RoleCode[]): boolean =>
  codes.some(code => reassigningRoles.some(level => level === code));
