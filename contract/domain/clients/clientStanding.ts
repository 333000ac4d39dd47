import { lockedAccountStatuses } from '../accounts/accountStatus.ts';
import type { Line } from '../lines.ts';
import {
  lockedOpportunityStatuses,
  lockedOwnerOpportunityStatuses,
  opportunityBuckets,
} from '../opportunities/opportunityStatus.ts';

/**
 * How far a client's deal or account is closed, the most open first (part 1 section 4, T34, record 0220). `agreed`: the
 * deal is closed, or an owner's link is sent, and what was agreed stands. `lost`: it was lost or dropped. `gone`: the
 * account is inactive or deleted, and every deal under it with it.
 */
export const clientStandings = ['open', 'agreed', 'lost', 'gone'] as const;
export type ClientStanding = (typeof clientStandings)[number];

export interface Deal {
  readonly statusId: number;
  readonly line: Line;
}

/** The statuses behind each standing; the database reads the same lists. */
export const standingStatuses = {
  gone: lockedAccountStatuses,
  lost: opportunityBuckets.lost,
  agreed: lockedOpportunityStatuses,
  agreedOfOwners: lockedOwnerOpportunityStatuses,
} as const satisfies Readonly<Record<string, readonly number[]>>;

const isAmong = (ids: readonly number[], id: number | undefined): boolean =>
  id !== undefined && ids.includes(id);

/** The standing of an account alone, or of a deal under its account: the more closed of the two. */
export const standingOf = (accountStatusId: number | undefined, deal?: Deal): ClientStanding => {
  if (isAmong(standingStatuses.gone, accountStatusId)) return 'gone';
  if (isAmong(standingStatuses.lost, deal?.statusId)) return 'lost';
  const agreed = deal?.line === 'owner' ? standingStatuses.agreedOfOwners : standingStatuses.agreed;
  return isAmong(agreed, deal?.statusId) ? 'agreed' : 'open';
};
