import type { RoleCode } from '../roles.ts';

/**
 * Who writes accounts, contacts and legal entities at all; whose they may be is `clientReach`'s. A level of tele-sales
 * comes on top of one of these (T3).
 */
export const clientWriters = [
  'admin',
  'master-data',
  'sales-manager',
  'head-of-management',
  'sales-agent',
  'owner-agent',
  'broker-tele-sales',
  'builder-tele-sales',
  'tenant-agent',
  'client-acquisition',
] as const satisfies readonly RoleCode[];
