import type { Line } from '../lines.ts';
import type { RoleCode } from '../roles.ts';
import { roleEffect, type Grant } from '../roles/userFlags.ts';

/**
 * What someone does with clients and what hangs on them (accounts, contacts, opportunities, documents, tickets):
 * `read` opens one, `list` finds it in lists and exports, `change` writes it.
 */
export type ClientAct = 'read' | 'list' | 'change';

/** Whose clients an act reaches, beside one's own and those of the people below. */
export interface ClientReach {
  readonly everybody: boolean;
  /** Lines whose clients all belong to it, those without an agent included. */
  readonly lines: readonly Line[];
  /** Those of the people with the same manager. */
  readonly team: boolean;
  /** Own clients and those of the people below. */
  readonly own: boolean;
}

/** They answer for the clients of all lines. */
const keepers: readonly RoleCode[] = [
  'admin',
  'master-data',
  'sales-manager',
  'head-of-management',
];

/** Their work may concern any client: money, revenue control, tickets, leads, or looking things up. */
const readers: readonly RoleCode[] = [
  'lookup-admin',
  'finance',
  'ap-admin',
  'rcm-approval-admin',
  'rcm-user',
  'telesales-um',
  'support-issues',
  'ticketing',
  'lead-auditor',
  'lead-delivery-spoc',
  'lookup-view',
];

/** Levels that see a whole line: the same ones as in the live view (T18), and the business managers above them. */
const lineLevels: Partial<Record<RoleCode, Line>> = {
  'owner-process-owner': 'owner',
  'admin-owner': 'owner',
  'broker-process-manager': 'broker',
  'broker-business-manager': 'broker',
  'admin-broker': 'broker',
  'builder-process-manager': 'builder',
  'builder-business-manager': 'builder',
};

const nobody: ClientReach = { everybody: false, lines: [], team: false, own: false };

/**
 * Whose clients someone reads, lists or changes by their roles. The base role that came along for sign-in widens nothing
 * (T14), and who holds no role that modifies changes nothing (T13).
 */
export const clientReach = (grants: readonly Grant[], act: ClientAct): ClientReach => {
  const codes = grants.filter(grant => !grant.isAutomatic).map(grant => grant.code);
  if (act === 'change' && !codes.some(code => roleEffect(code) === 'modify')) return nobody;
  const whole = act === 'change' ? keepers : [...keepers, ...readers];
  return {
    everybody: codes.some(code => whole.includes(code)),
    lines: [...new Set(codes.flatMap(code => lineLevels[code] ?? []))],
    team: act === 'read',
    own: true,
  };
};
