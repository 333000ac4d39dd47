/** Tile sets of the home dashboard in the order of part 1 section 2. */
export const homeTileSets = [
  { id: 'cases', tiles: ['follow-up', 'special follow-up', 'renewal', 'closed'] },
  { id: 'products', tiles: ['{product} product', 'sales connect'] },
  { id: 'termsheet-approval', tiles: ['pending termsheet approval'] },
  { id: 'payments', tiles: ['payment approved', 'payment rejected', 'payment pending'] },
  { id: 'discounts', tiles: ['discount approvals pending', 'discount reviews pending on me'] },
  { id: 'mortgage', tiles: ['mortgage tiles'] },
  { id: 'home', tiles: ['home payment tiles', 'home termsheet tiles'] },
] as const;

export type HomeTileSet = (typeof homeTileSets)[number]['id'];

/** `keyName` of tile lists that the specification names (part 1 section 2). */
export const tileListKeys = [
  'linksent',
  'linksentpaymentfailed',
  'activationcomplete',
  'activationpending',
] as const;
export type TileListKey = (typeof tileListKeys)[number];

/** How many tiles the owner dashboard shows (part 1 section 2, decision T128). */
export const ownerTileCount = (isOwnerTelesalesAgent: boolean): 4 | 9 =>
  isOwnerTelesalesAgent ? 4 : 9;
