import { expect, it } from 'vitest';
import { userFlags } from '../userFlags.ts';
import { toGrants } from '../displayRoles.ts';
import { ownerTileCount } from './tiles.ts';

it.each([
  ['tele-sales-agent', 4],
  ['owner-manager', 9],
] as const)('T128 a %s sees %i tiles on the owner dashboard', (picked, expected) => {
  const { isOwnerTelesalesAgent } = userFlags(toGrants([picked]));
  expect(ownerTileCount(isOwnerTelesalesAgent)).toBe(expected);
});
