import type { Line } from '../lines.ts';

/**
 * Statuses of an opportunity by stage bucket (part 1 section 4). A case has statuses of its own, see `caseStatus.ts`
 * (decision T36).
 */
export const opportunityBuckets = {
  open: [1, 3, 4, 5, 8],
  closed: [2],
  lost: [6, 7],
} as const;

export type OpportunityBucket = keyof typeof opportunityBuckets;
/** The bucket of a status; undefined for a status nobody knows. */
export const bucketOf = (statusId: number): OpportunityBucket | undefined =>
  (Object.keys(opportunityBuckets) as OpportunityBucket[]).find(bucket =>
    opportunityBuckets[bucket].some(id => id === statusId),
  );

/** Labels of the stages in which an opportunity has ended (part 1 section 4). */
export const terminalLabels = ['Dropped', 'Lost', 'Closed'] as const;

/**
 * Statuses in which an opportunity is not editable: another table than the buckets, since 8 is open and yet locked for
 * owners (decision T34).
 */
export const lockedOpportunityStatuses: readonly number[] = [2, 6, 7];
export const lockedOwnerOpportunityStatuses: readonly number[] = [2, 6, 7, 8];

/**
 * Whether fields, packages, projects and milestones may be edited. Payments, documents, comments, activation and
 * refunds are not edits and stay possible in a closed opportunity (decision T35).
 */
export const isOpportunityEditable = (statusId: number, line: Line): boolean =>
  !(line === 'owner' ? lockedOwnerOpportunityStatuses : lockedOpportunityStatuses).includes(
    statusId,
  );

/** Stages of a broker opportunity (part 1 section 4). */
export const brokerStages = [
  'pre_discovery',
  'discovery',
  'buy_initiation',
  'order_confirmation',
  'payment_failed',
] as const;
/** `caseSubTypeId` of owner opportunities (part 1 section 9). */
export const ownerCaseSubTypeId = 13;
