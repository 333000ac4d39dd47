import type { RoleCode } from '../roles.ts';

/**
 * Who may put a view beside the tabs of everybody else: those who lead people or keep master data. What an agent sees
 * all day is not changed by the agent next to him (decision record 0030).
 */
const sharers: readonly RoleCode[] = [
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

type Roles = readonly RoleCode[];

/** Whether the roles may share a view with everyone who opens the list, or take one back. */
export const mayShareViews = (roles: Roles): boolean => roles.some(role => sharers.includes(role));

/** Whether the roles may say which view the list of a role opens with. */
export const maySetRoleDefault = (roles: Roles): boolean => roles.includes('admin');

/** Whether a view may be saved, renamed or removed: by its owner, and a shared one by an administrator too. */
export const mayChangeView = (
  view: { readonly isMine: boolean; readonly scope: 'personal' | 'team' },
  roles: Roles,
): boolean => view.isMine || (view.scope === 'team' && roles.includes('admin'));

/** Views of one list that a person may keep. */
export const mostViews = 50;
