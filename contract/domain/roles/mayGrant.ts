import type { RoleCode } from '../roles.ts';

/** Roles that only an Admin hands out: they give power over others, over money or over the set-up itself. */
const reservedRoles: readonly RoleCode[] = [
  'admin',
  'lookup-admin',
  'finance',
  'ap-admin',
  'rcm-approval-admin',
  'master-data',
  'user-management',
  'telesales-um',
  'push-integration',
  'head-of-management',
  'admin-broker',
  'admin-owner',
  'screens',
];

const teleSalesRoles: readonly RoleCode[] = [
  'sales-agent',
  'broker-tele-sales',
  'broker-team-lead',
  'broker-process-manager',
  'broker-business-manager',
  'builder-tele-sales',
  'builder-team-lead',
  'builder-process-manager',
  'builder-business-manager',
  'owner-agent',
  'owner-team-lead',
  'owner-process-owner',
  'tenant-agent',
  'lookup-view',
  'crm-user',
  'phoenix-agent',
];

/** Which roles a user manager may give and take (decision T24): one rule for each role that manages users. */
const grantMatrix = {
  admin: () => true,
  'user-management': code => !reservedRoles.includes(code),
  'telesales-um': code => teleSalesRoles.includes(code),
} as const satisfies Partial<Record<RoleCode, (code: RoleCode) => boolean>>;

/** The roles whose holders may manage users (part 1 section 6). */
export const userManagerRoles = Object.keys(grantMatrix) as readonly (keyof typeof grantMatrix)[];

/**
 * Whether a user may give a role to a user, or take it from them (decision T24). Nobody changes their own roles, an
 * Admin included. A display role may be granted when each role it expands to may.
 */
export const mayGrant = (
  manager: { readonly id: number; readonly roleCodes: readonly RoleCode[] },
  userId: number,
  code: RoleCode,
): boolean =>
  manager.id !== userId &&
  userManagerRoles.some(held => manager.roleCodes.includes(held) && grantMatrix[held](code));
