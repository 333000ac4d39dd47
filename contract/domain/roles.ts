/**
 * The roles of part 1 section 6. A code is stable and is in screen files, calls and the database;
 * the name is the specification's wording, in which `{product}` is filled with the product's name.
 */
export const roles = {
  admin: 'Admin',
  'lookup-admin': 'Lookup Admin',
  finance: 'Finance',
  'ap-admin': 'Ap Admin',
  'rcm-approval-admin': 'RCM_APPROVAL_ADMIN',
  'rcm-user': 'RCM_USER',
  ticketing: 'Ticketing',
  'master-data': 'LOOKUP_MASTER_DATA',
  'user-management': 'LOOKUP_USER_MANAGEMENT',
  'push-integration': 'PUSH_INTEGRATION',
  'telesales-um': 'TELESALES_UM',
  'support-issues': 'SUPPORT_ISSUES',
  'locality-insight': 'LOCALITY_INSIGHT_ACCESS',
  'sales-manager': '{product} Sales Manager',
  'sales-agent': '{product} Sales Agent',
  'broker-tele-sales': 'Broker Tele Sales',
  'broker-team-lead': 'Broker Tele Sales Team Lead',
  'broker-process-manager': 'Broker Tele Sales Process Manager',
  'broker-business-manager': 'Broker Tele Sales Business Manager',
  'builder-tele-sales': 'Builder Tele Sales',
  'builder-team-lead': 'Builder Tele Sales Team Lead',
  'builder-process-manager': 'Builder Tele Sales Process Manager',
  'builder-business-manager': 'Builder Tele Sales Business Manager',
  'owner-agent': '{product} Owner Agent',
  'owner-team-lead': 'Tele Sales Team Lead',
  'owner-process-owner': 'Tele Sales Process Owner',
  'tenant-agent': 'Tenant Monetization Agent',
  'audience-maximizer': 'Audience Maximizer Agent',
  'lead-auditor': 'Lead Auditor',
  'lead-delivery-spoc': 'Lead Delivery SPOC',
  content: '{product} Content',
  'client-acquisition': 'Client Acquisition Team',
  'lookup-view': 'Lookup View',
  'custom-package': 'Custom Package',
  'first-sales-agent': 'Sales Agent',
  'first-sales-manager': 'Sales Manager',
  amoeba: 'Amoeba',
  icrm: 'ICRM',
  'crm-user': 'CRM User',
  'phoenix-agent': 'Phoenix Agent',
  'head-of-management': 'HOM',
  'admin-broker': 'admin-broker',
  'admin-owner': 'admin-owner',
  // Of our own: who publishes screens into a running instance (docs/decisions/0255-screens-published-into-an-instance.md).
  screens: 'Screens',
} as const;

export type RoleCode = keyof typeof roles;

export const roleCodes = Object.keys(roles) as readonly RoleCode[];

/** Sign-in needs one of these (part 1 section 6, decision T1). */
export const signInRoles: readonly RoleCode[] = [
  'sales-manager',
  'sales-agent',
  'broker-tele-sales',
  'lookup-view',
];

export const isRoleCode = (value: string): value is RoleCode => Object.hasOwn(roles, value);
