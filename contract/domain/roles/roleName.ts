import { roles, type RoleCode } from '../roles.ts';

/** Names of the specification that are codes, as people read them. */
const inWords: Partial<Record<RoleCode, string>> = {
  'ap-admin': 'AP Admin',
  'rcm-approval-admin': 'RCM Approval Admin',
  'rcm-user': 'RCM User',
  'master-data': 'Lookup Master Data',
  'user-management': 'Lookup User Management',
  'push-integration': 'Push Integration',
  'telesales-um': 'Tele Sales User Management',
  'support-issues': 'Support Issues',
  'locality-insight': 'Locality Insight Access',
  'admin-broker': 'Admin Broker',
  'admin-owner': 'Admin Owner',
};

/** What a role is called wherever people read it; `{product}` is still to be filled in. */
export const roleLabel = (code: RoleCode): string => inWords[code] ?? roles[code];

/** What a role is called, with the product's name filled in. */
export const roleName = (code: RoleCode, product: string): string =>
  roleLabel(code).replaceAll('{product}', product);
