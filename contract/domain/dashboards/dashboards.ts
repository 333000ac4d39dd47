import { lines, type Line } from '../lines.ts';
import type { RoleCode } from '../roles.ts';
import { userFlags, type Grant } from '../roles/userFlags.ts';
import { tileKeys, tileOf, type TileKey } from './tiles.ts';
import { tileSets } from './tileSets.ts';

/** `{type}` of the dashboard call; the specification does not list its values (part 1 section 7). */
export const dashboardTypes = ['home', 'owner', 'broker', 'builder', 'tenant'] as const;
export type DashboardType = (typeof dashboardTypes)[number];

export const isDashboardType = (text: string): text is DashboardType =>
  dashboardTypes.some(type => type === text);

/** The four tiles that the owner dashboard leaves a tele-sales agent (part 1 section 2, decision T128). */
export const teleSalesTiles: readonly TileKey[] = [
  'linksent',
  'linksentpaymentfailed',
  'activationpending',
  'activationcomplete',
];

const codesOf = (grants: readonly Grant[]): RoleCode[] => grants.map(({ code }) => code);

/** Who may open a dashboard; a line's is for those who work it, home for everyone. */
export const mayOpenDashboard = (type: DashboardType, codes: readonly RoleCode[]): boolean =>
  type === 'home' || lines.some(line => line.id === type && codes.includes(line.role));

const homeTiles = (grants: readonly Grant[]): TileKey[] => {
  const codes = codesOf(grants);
  return tileKeys.filter(key => {
    const roles: readonly RoleCode[] = tileSets[tileOf(key).set].roles;
    return codes.some(code => roles.includes(code));
  });
};

const lineTiles = (line: Line, grants: readonly Grant[]): TileKey[] =>
  line === 'owner' && userFlags(grants).isOwnerTelesalesAgent
    ? [...teleSalesTiles]
    : tileKeys.filter(key => tileOf(key).lines.includes(line));

/** The tiles that a dashboard shows a person, in order; none where it is not their. */
export const tilesOf = (type: DashboardType, grants: readonly Grant[]): readonly TileKey[] => {
  if (!mayOpenDashboard(type, codesOf(grants))) return [];
  return type === 'home' ? homeTiles(grants) : lineTiles(type, grants);
};

/** Whether a person may open the list of a tile: one of their dashboards shows it. */
export const mayOpenTile = (key: TileKey, grants: readonly Grant[]): boolean =>
  dashboardTypes.some(type => tilesOf(type, grants).includes(key));
