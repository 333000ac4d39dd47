import { hasAnyRole } from '../roles/hasAnyRole.ts';
import type { RoleCode } from '../roles.ts';
import { queueRoles } from './callingRoles.ts';

/** They work for all lines, whatever queue they may pull from. */
const ofAllLines: readonly RoleCode[] = [
  'admin',
  'master-data',
  'sales-manager',
  'head-of-management',
];

/** Whether someone's day is the calls of one line: who works its queue, and those who lead them (decision record 0247). */
export const callsAllDay = (codes: readonly string[]): boolean =>
  hasAnyRole(codes, queueRoles) && !hasAnyRole(codes, ofAllLines);
