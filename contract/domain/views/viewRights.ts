import { hasAnyRole } from '../roles/hasAnyRole.ts';
import type { RoleCode } from '../roles.ts';

/**
 * Who may put a view beside the tabs of everyone else: those who lead people or keep master data. What an agent sees
 * all day is not changed by the agent next to them (decision record 0030).
 */
export const viewSharers: readonly RoleCode[] = [
  'admin',
  'lookup-admin',
  'finance',
  'ap-admin',
  'rcm-approval-admin',
  'master-data',
  'user-management',
  'telesales-um',
  'content',
  'sales-manager',
  'broker-team-lead',
  'broker-process-manager',
  'broker-business-manager',
  'builder-team-lead',
  'builder-process-manager',
  'builder-business-manager',
  'owner-team-lead',
  'owner-process-owner',
  'first-sales-manager',
  'head-of-management',
  'admin-broker',
  'admin-owner',
];

/** Who keeps the shared views in order: changes those of others, and says which one the list of a role opens with. */
export const viewKeepers: readonly RoleCode[] = ['admin'];

type Roles = readonly RoleCode[];

/** Whether the roles may share a view with everyone who opens the list, or take one back. */
export const mayShareViews = (roles: Roles): boolean => hasAnyRole(roles, viewSharers);

/** Whether the roles may say which view the list of a role opens with. */
export const maySetRoleDefault = (roles: Roles): boolean => hasAnyRole(roles, viewKeepers);

/** Whether a view may be saved, renamed or removed: by its owner, and a shared one by a keeper too. */
export const mayChangeView = (
  view: { readonly isMine: boolean; readonly scope: 'personal' | 'team' },
  isKeeper: boolean,
): boolean => view.isMine || (view.scope === 'team' && isKeeper);

/** Views of one list that a person may keep. */
export const mostViews = 50;
