import type { RoleCode } from '../roles.ts';

/**
 * One underlying role of a user. `isAutomatic` marks the base role that the user form added so that the user may
 * sign in (decision T1); it must not change what the user was before (T14).
 */
export interface Grant {
  readonly code: RoleCode;
  readonly isAutomatic: boolean;
}

/** What a role lets its holder do with the records they see (decision T13). */
export type RoleEffect = 'modify' | 'read-only' | 'content' | 'neutral';

const effects: Partial<Record<RoleCode, RoleEffect>> = {
  'lookup-view': 'read-only',
  'rcm-user': 'read-only',
  ticketing: 'read-only',
  content: 'content',
  'support-issues': 'neutral',
  'locality-insight': 'neutral',
  screens: 'neutral',
};

/** Every role that T13 does not name modifies. */
export const roleEffect = (code: RoleCode): RoleEffect => effects[code] ?? 'modify';

/** Roles that make the holder of the owner agent role something other than a tele-sales agent (T1, T3). */
const aboveOwnerAgent: readonly RoleCode[] = [
  'owner-team-lead',
  'owner-process-owner',
  'sales-manager',
  'admin',
];

/**
 * The flags of the signed-in user (part 1 section 3, decisions T13, T14, T16), computed from the underlying roles.
 * The key with `{product}` is filled with `fillFieldName` where the flags leave the server.
 *
 * - `isAdmin` is the role Admin alone; Lookup Admin is another role (T16).
 * - `isReadOnly`: no role that modifies and not the content role.
 * - `isContentUserOnly`: the content role and no other that modifies or reads, the automatic base role left out.
 * - `isOwnerTelesalesAgent`: an owner agent who is not also a level or a manager of the line, because the owner
 *   agent role is a part of both. Broker and builder have a role of their own for the line, so that one decides.
 */
export const userFlags = (grants: readonly Grant[]) => {
  const has = (code: RoleCode) => grants.some(grant => grant.code === code);
  const chosen = grants.filter(grant => !grant.isAutomatic);
  const modifies = grants.some(grant => roleEffect(grant.code) === 'modify');
  const isReader = chosen.some(grant => roleEffect(grant.code) === 'read-only');
  const isContentUser = has('content');
  return {
    isAdmin: has('admin'),
    isReadOnly: !modifies && !isContentUser,
    isMasterData: has('master-data'),
    isContentUser,
    isContentUserOnly: isContentUser && !modifies && !isReader,
    'is{product}OwnerAgent': has('owner-agent'),
    isFinanceUser: has('finance'),
    isOwnerTelesalesAgent: has('owner-agent') && !aboveOwnerAgent.some(has),
    isBrokerTelesalesAgent: has('broker-tele-sales'),
    isBuilderTelesalesAgent: has('builder-tele-sales'),
  };
};
