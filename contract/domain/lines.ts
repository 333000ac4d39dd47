import type { RoleCode } from './roles.ts';

/**
 * The client lines in the default order in which an agent of several lines works them (part 1 section 1,
 * decision T23), each with the role that makes a user an agent of it. A line belongs to an opportunity and to an
 * agent; the client types have no tenant (T41).
 */
export const lines = [
  { id: 'owner', label: 'Owner', role: 'owner-agent', calledAs: '{product}Owner' },
  { id: 'broker', label: 'Broker', role: 'broker-tele-sales', calledAs: '{product}' },
  { id: 'builder', label: 'Builder', role: 'builder-tele-sales', calledAs: '{product}Builder' },
  { id: 'tenant', label: 'Tenant', role: 'tenant-agent', calledAs: null },
] as const satisfies readonly {
  id: string;
  label: string;
  role: RoleCode;
  /** `subType` of a placed call (part 3 section 6); the specification gives none for tenants. */
  calledAs: string | null;
}[];

export type Line = (typeof lines)[number]['id'];

/** The lines an agent works, in default order; empty for users who are not agents (T23). */
export const linesOf = (codes: readonly RoleCode[]): Line[] =>
  lines.filter(line => codes.includes(line.role)).map(line => line.id);

/** The path an agent of a line pulls the next opportunity from (part 3 section 6); owner is the default. */
export const pullPaths = {
  owner: '/mystique/v1/soc/pull',
  broker: '/mystique/v1/soc/pull/broker',
  builder: '/mystique/v1/soc/pull/builder',
  tenant: '/mystique/v1/soc/pull/tenant',
} as const satisfies Record<Line, string>;

/** `sourceId` of a placed call: 31 for broker, 18 for the other lines, by the line of the opportunity (T111). */
export const sourceIdOf = (line: Line): 18 | 31 => (line === 'broker' ? 31 : 18);

/** The page of an opportunity by its line (part 1 section 2); `/opportunity/{id}` leads to one of them (T108). */
export const opportunityPage = (line: Line, opportunityId: number): string =>
  `/${line}-opportunity/${opportunityId}`;
